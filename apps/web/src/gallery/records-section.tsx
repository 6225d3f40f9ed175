import { useState } from 'react';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card, Sheet } from '../ui/card.tsx';
import { ComparisonTable } from '../ui/comparison-table.tsx';
import { CodeBlock } from '../ui/code-block.tsx';
import { DataList, DataRow } from '../ui/data-list.tsx';
import { DataTable, type Sorting } from '../ui/data-table.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Fact, FactList, Unknown } from '../ui/facts.tsx';
import { Heading, Text } from '../ui/heading.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { MoreIcon, PrintIcon, ReportIcon } from '../ui/icons.tsx';
import { EmptyIllustration } from '../ui/illustrations.tsx';
import { Cluster, Columns, Stack } from '../ui/layout.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { RowCheck } from '../ui/row-check.tsx';
import { GaugeSegment, SectionGauge } from '../ui/section-gauge.tsx';
import { SelectionBar } from '../ui/selection-bar.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { Tape } from '../ui/tape.tsx';
import styles from './gallery.module.css';
import { Section, Specimen } from './specimen.tsx';
import type { Words } from './words.en.ts';

export function RecordsSection({ words }: { readonly words: Words }) {
  return (
    <Section id="records" title="Records">
      <Specimen name="DataList, DataRow, Pagination" isWide>
        <div>
          <Projects words={words} />
          <Pagination
            label={words.pages}
            previousLabel={words.previous}
            nextLabel={words.next}
            position={words.page}
            onPrevious={() => {}}
          />
        </div>
      </Specimen>
      <Specimen name="Sheet, FactList, Fact, Unknown" isWide>
        <Sheet
          id="sheet-codes"
          number="01"
          title={words.codes}
          level={3}
          actions={
            <IconButton label={words.more}>
              <PrintIcon />
            </IconButton>
          }
        >
          <Facts words={words} />
        </Sheet>
      </Specimen>
      <Specimen name="ComparisonTable" isWide>
        <ComparisonTable
          caption="International Residential Code (IRC)"
          markLabel="In force here"
          columns={['2012', '2018', '2024'].map((id) => ({ id, title: id, isMarked: id === '2018' }))}
          rows={[
            {
              id: 'ice-barrier',
              title: 'Ice barrier',
              cells: [
                { text: '24 in', note: 'R905.2.7.1', differs: true, isUncertain: false },
                {
                  text: '24 in; from 8:12, also 36 in',
                  note: 'R905.1.2',
                  differs: false,
                  isUncertain: false,
                },
                { text: 'Not verified', note: null, differs: false, isUncertain: true },
              ],
            },
          ]}
        />
      </Specimen>
      <Specimen name="CodeBlock">
        <CodeBlock
          label="Code"
          code="curl --header 'x-api-key: …' https://…"
          copyLabel="Copy"
          onCopy={() => {}}
        />
      </Specimen>
      <Specimen name="SectionGauge, GaugeSegment, RowCheck, SelectionBar" isWide>
        <Stack gap={3}>
          <Cluster>
            <RowCheck label={words.selectRow} isSelected onChange={() => {}} />
            <RowCheck label={words.selectRow} isSelected={false} isIndeterminate onChange={() => {}} />
            <SectionGauge total={9} answered={4} unknown={2} making={1} label={words.gauge} />
            <GaugeSegment standing="unknown" />
          </Cluster>
          <SelectionBar
            label={words.overview}
            count={words.selected}
            actions={[{ id: 'print', label: words.more, icon: <PrintIcon />, onPress: () => {} }]}
            clearLabel={words.clear}
            onClear={() => {}}
          />
        </Stack>
      </Specimen>
      <Specimen name="DataTable">
        <Materials words={words} />
      </Specimen>
      <Specimen name="Tape">
        <Tape label="7 + 2 / 50" total={50} taken={7} held={2} />
      </Specimen>
      <Specimen name="Tabs, Disclosure">
        <Tabs
          label={words.overview}
          sheets={[
            { id: 'overview', label: words.overview, content: <Text>{words.overviewText}</Text> },
            { id: 'codes', label: words.codes, content: <Text>{words.codesText}</Text> },
            {
              id: 'weather',
              label: words.weather,
              content: <Text>{words.weatherText}</Text>,
              isDisabled: true,
            },
          ]}
        />
        <div>
          <Disclosure title={words.howComputed} defaultExpanded>
            <p>{words.howComputedText}</p>
          </Disclosure>
          <Disclosure title={words.assumptions}>
            <p>{words.assumptionsText}</p>
          </Disclosure>
        </div>
      </Specimen>
      <Specimen name="Card" isWide>
        <Columns split="thirds">
          <Plan words={words} price="0" name="FREE" />
          <Plan words={words} price="49" name="ESSENTIAL" isMarked />
          <Plan words={words} price="129" name="BUSINESS" />
        </Columns>
      </Specimen>
      <Specimen name="EmptyState" isWide>
        <Card>
          <EmptyState
            level={3}
            illustration={<EmptyIllustration />}
            title={words.emptyTitle}
            actions={<Button kind="primary">{words.newProject}</Button>}
          >
            {words.emptyText}
          </EmptyState>
        </Card>
      </Specimen>
    </Section>
  );
}

function Projects({ words }: { readonly words: Words }) {
  const facts = (id: string, day: string) => [
    { id: `${id}-code`, value: words.code },
    { id: `${id}-day`, value: <time dateTime={day}>{day}</time>, align: 'end' as const },
  ];
  return (
    <DataList label={words.projects}>
      <DataRow
        title="1437 Bannock St"
        href="#records"
        lead={<ReportIcon />}
        detail="Denver, CO · City and County of Denver"
        facts={facts('a', '2026-01-31')}
        badge={<Badge tone="ok">{words.ready}</Badge>}
      />
      <DataRow
        title="1777 Broadway"
        href="#records"
        lead={<ReportIcon />}
        detail="Boulder, CO · City of Boulder"
        facts={facts('b', '2026-01-28')}
        badge={<Badge tone="info">{words.running}</Badge>}
        actions={
          <IconButton label={words.more}>
            <MoreIcon />
          </IconButton>
        }
      />
      <DataRow
        title="130 E Sunset Way"
        href="#records"
        lead={<ReportIcon />}
        detail="Issaquah, WA · City of Issaquah"
        facts={facts('c', '2025-12-19')}
        badge={<Badge>{words.draft}</Badge>}
        isDimmed
      />
    </DataList>
  );
}

function Facts({ words }: { readonly words: Words }) {
  return (
    <FactList>
      <Fact term={words.ice}>{words.iceValue}</Fact>
      <Fact term={words.edition}>IRC 2021</Fact>
      <Fact term={words.wind}>
        <Unknown settle={words.windSettle}>{words.unknown}</Unknown>
      </Fact>
    </FactList>
  );
}

const MATERIALS = [
  { id: 'shingles', quantity: 85, unit: 'bundles' },
  { id: 'starter', quantity: 3, unit: 'bundles' },
  { id: 'cap', quantity: 5, unit: 'bundles' },
  { id: 'dripEdge', quantity: 21, unit: 'pieces' },
] as const;

function Materials({ words }: { readonly words: Words }) {
  const [sorting, sort] = useState<Sorting>({ by: 'item', order: 'ascending' });
  const sign = sorting.order === 'ascending' ? 1 : -1;
  const rows = [...MATERIALS].sort(
    (a, b) =>
      sign * (sorting.by === 'quantity' ? a.quantity - b.quantity : words[a.id].localeCompare(words[b.id])),
  );
  const turn = (by: string): void =>
    sort({ by, order: sorting.by === by && sorting.order === 'ascending' ? 'descending' : 'ascending' });
  return (
    <DataTable
      caption={words.material}
      rows={rows}
      rowId={(row) => row.id}
      sorting={sorting}
      onSort={turn}
      columns={[
        { id: 'item', title: words.item, cell: (row) => words[row.id], isRowHead: true, isSortable: true },
        {
          id: 'quantity',
          title: words.quantity,
          cell: (row) => row.quantity,
          align: 'end',
          isSortable: true,
        },
        { id: 'unit', title: words.unit, cell: (row) => words[row.unit] },
      ]}
    />
  );
}

interface PlanProps {
  readonly words: Words;
  readonly name: string;
  readonly price: string;
  readonly isMarked?: boolean;
}

function Plan({ words, name, price, isMarked = false }: PlanProps) {
  return (
    <Card tone={isMarked ? 'marked' : 'plain'}>
      <Stack gap={3}>
        <Heading level={3} size="s">
          {name}
        </Heading>
        <p className={styles['price']}>
          <span className={styles['amount']}>${price}</span>
          {words.perMonth}
        </p>
        <Text tone="second">{words.pause}</Text>
        <Button kind={isMarked ? 'primary' : 'secondary'} isWide>
          {words.choosePlan}
        </Button>
      </Stack>
    </Card>
  );
}
