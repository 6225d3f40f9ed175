import { useId } from 'react';
import { Drawing, Hatch, pens, type HatchKind } from '../ui/drawing.tsx';
import { Dimension } from '../ui/drawn-dimension.tsx';
import { Note } from '../ui/drawn-note.tsx';
import * as icons from '../ui/icons.tsx';
import {
  CalculatorIllustration,
  EmptyIllustration,
  NotFoundIllustration,
  OfflineIllustration,
  ReportIllustration,
} from '../ui/illustrations.tsx';
import { Columns } from '../ui/layout.tsx';
import { MarkList } from '../ui/mark-list.tsx';
import styles from './gallery.module.css';
import { Section, Specimen } from './specimen.tsx';
import type { Words } from './words.en.ts';

const KINDS: readonly HatchKind[] = ['plain', 'earth', 'wood', 'insulation', 'masonry', 'unknown'];

export function DrawingSection({ words }: { readonly words: Words }) {
  const id = useId();
  return (
    <Section id="drawing" title="Drawing">
      <Specimen name="Drawing, Hatch, Dimension, Note" isWide>
        <Drawing width={640} height={150} title={words.hatches}>
          <defs>
            {KINDS.map((kind) => (
              <Hatch key={kind} id={`${id}${kind}`} kind={kind} />
            ))}
          </defs>
          {KINDS.map((kind, index) => (
            <rect
              key={kind}
              x={20 + index * 100}
              y={60}
              width={80}
              height={54}
              className={pens.cut}
              fill={`url(#${id}${kind})`}
            />
          ))}
          <Dimension from={{ x: 20, y: 60 }} to={{ x: 100, y: 60 }} offset={20} label="80" />
          <Dimension from={{ x: 120, y: 60 }} to={{ x: 300, y: 60 }} offset={20} label="180" isMain />
          <Dimension from={{ x: 600, y: 114 }} to={{ x: 600, y: 60 }} offset={-18} label="54" />
          <Note at={{ x: 360, y: 80 }} to={{ x: 400, y: 30 }}>
            {words.insulation}
          </Note>
        </Drawing>
      </Specimen>
      <Specimen name="Illustrations" isWide>
        <Columns split="thirds">
          <EmptyIllustration />
          <NotFoundIllustration />
          <OfflineIllustration />
          <ReportIllustration />
          <CalculatorIllustration />
        </Columns>
      </Specimen>
      <Specimen name="MarkList" isWide>
        <MarkList
          label={words.sources}
          marks={[
            {
              about: words.limits,
              name: words.census,
              lines: <path d="M5 9l7-4 8 4 7-4v18l-7 4-8-4-7 4z" />,
            },
            { about: words.permits, name: words.offices, lines: <path d="M8 3h11l6 6v20H8zM19 3v6h6" /> },
          ]}
        />
      </Specimen>
      <Specimen name="Icons" isWide>
        <div className={styles['glyphs']}>
          {Object.entries(icons).map(([name, Glyph]) => (
            <Glyph key={name} />
          ))}
        </div>
      </Specimen>
    </Section>
  );
}
