import {
  LETTER_SECTIONS,
  letterFacts,
  PDF_KINDS,
  type PdfKind,
  readFact,
  type Report,
  reportSectionMessages,
} from '@ridgeline/core/reports';
import { pathTo } from '@ridgeline/core/routes';
import { observer } from 'mobx-react-lite';
import { useLanguage, useWords } from '../../language/use-words.tsx';
import { Phrases } from '../../parts/report/phrases.tsx';
import { Alert, FormError } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { GroupLabel } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Text } from '../../ui/heading.tsx';
import { MailIcon } from '../../ui/icons.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useId } from 'react';
import type { ReportPapers } from './report-papers.ts';
import { reportToolMessages } from './report-tools.messages.ts';

type Props = { readonly papers: ReportPapers; readonly report: Report };

const KINDS = Object.keys(PDF_KINDS) as readonly PdfKind[];

/** RPT-7: every PDF of a report, to open or to email. */
export const PapersDialog = observer(function PapersDialog({ papers, report }: Props) {
  const words = useWords(reportToolMessages);
  const { kind, pdfs } = papers;
  const needsProduct = kind === 'manufacturer' && report.product === null;
  return (
    <Dialog
      isOpen={papers.isOpen}
      onClose={papers.close}
      closeLabel={words('close')}
      title={words('papers-title')}
    >
      <Form onSubmit={() => void papers.open()}>
        <Select
          label={words('paper')}
          name="paper"
          placeholder={words('choose-paper')}
          options={KINDS.map((one) => ({ id: one, label: words(one) }))}
          value={kind}
          onChange={(chosen) => papers.choose(chosen as PdfKind)}
        />
        {kind === 'claimLetter' && <LetterFields papers={papers} report={report} />}
        {needsProduct ? (
          <Alert
            tone="info"
            title={words(report.mayChange ? 'product-first' : 'no-product')}
            {...(report.mayChange && {
              actions: (
                <LinkButton href={pathTo('manufacturerSelection', { reportNumber: report.reportNumber })}>
                  {words('choose-product')}
                </LinkButton>
              ),
            })}
          />
        ) : (
          <Cluster justify="end" gap={2}>
            <Button
              icon={<MailIcon />}
              isPending={pdfs.sending !== null}
              pendingLabel={words('mailing-paper')}
              onPress={() => void papers.send()}
            >
              {words('mail-paper')}
            </Button>
            <Button
              type="submit"
              kind="primary"
              isPending={pdfs.making !== null}
              pendingLabel={words('opening-paper')}
            >
              {words('open-paper')}
            </Button>
          </Cluster>
        )}
      </Form>
    </Dialog>
  );
});

/** A claim letter is composed of the lines that were chosen. */
// D RPT-7.1
const LetterFields = observer(function LetterFields({ papers, report }: Props) {
  const words = useWords(reportToolMessages);
  const { letter, problem } = papers;
  const facts = letterFacts(report.facts, null);
  return (
    <Stack gap={4}>
      <TextField
        label={words('claim-number')}
        name="claimNumber"
        maxLength={60}
        isRequired
        value={letter.claimNumber}
        onChange={(claimNumber) => papers.write({ claimNumber })}
        error={problem === 'claim-number-required' ? words(problem) : undefined}
      />
      <TextField
        label={words('job-number')}
        name="jobNumber"
        maxLength={60}
        value={letter.jobNumber}
        onChange={(jobNumber) => papers.write({ jobNumber })}
      />
      {facts.length === 0 ? (
        <Text tone="second">{words('letter-none')}</Text>
      ) : (
        LETTER_SECTIONS.map((section) => (
          <SectionLines key={section} papers={papers} section={section} report={report} />
        ))
      )}
      <Text tone="second" size="xs">
        {words('letter-calculations')}
      </Text>
      <FormError>{problem === 'nothing-chosen' && words(problem)}</FormError>
    </Stack>
  );
});

const SectionLines = observer(function SectionLines({
  papers,
  report,
  section,
}: Props & { readonly section: (typeof LETTER_SECTIONS)[number] }) {
  const titles = useWords(reportSectionMessages);
  const { locale } = useLanguage();
  const id = useId();
  const facts = letterFacts(report.facts, null).filter((fact) => fact.section === section);
  if (facts.length === 0) return null;
  return (
    <fieldset aria-labelledby={id}>
      <GroupLabel id={id} label={titles(section)} />
      {facts
        .map((fact) => readFact(fact, locale))
        .map(({ question, name, answer }) => (
          <Checkbox
            key={question}
            name={question}
            isSelected={papers.letter.questions.includes(question)}
            onChange={() => papers.toggle(question)}
            hint={<Phrases of={answer.slice(0, 2)} />}
          >
            {name}
          </Checkbox>
        ))}
    </fieldset>
  );
});
