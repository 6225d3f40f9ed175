import { cite } from '../../calculators/citation-registry.ts';
import { CODE_EDITIONS } from '../../calculators/code-edition.ts';
import type { CitedTopic } from '../../calculators/registered-sections.ts';
import type { FactValue } from '../fact-value.ts';
import type { QuestionName } from '../report-questions.ts';
import type { CandidateRow } from './candidate-row.ts';
import { modelCodeSource } from './model-code-source.ts';

type Provision = { readonly topic: CitedTopic; readonly value: FactValue | 'see-section' };

const YES: FactValue = { kind: 'yes-no', answer: true };

/** What the IRC says itself. The ice barrier is not in it: the code leaves that to the local table. */
const PROVISIONS: { readonly [Name in QuestionName]?: Provision } = {
  'drip-edge': { topic: 'drip-edge', value: YES },
  'roof-layers': {
    topic: 'recover-limits',
    value: { kind: 'quantity', amount: '2', unit: 'layers', basis: null },
  },
  'attic-ventilation': { topic: 'attic-ventilation-area', value: { kind: 'ratio', to: 150 } },
  'install-per-manufacturer': { topic: 'covering-per-manufacturer', value: YES },
  underlayment: { topic: 'underlayment-application', value: 'see-section' },
  valleys: { topic: 'valley-lining', value: 'see-section' },
  'step-flashing': { topic: 'step-flashing', value: 'see-section' },
  cricket: { topic: 'chimney-cricket', value: 'see-section' },
  fasteners: { topic: 'shingle-fasteners', value: 'see-section' },
};

/** The row of the model code, where its section is registered for the edition and the state has not deleted it. */
// RPT-3 CALC-6
export function modelCodeRow(
  question: QuestionName,
  editionYear: number | null,
  deletedSections: readonly string[],
): CandidateRow | null {
  const provision = PROVISIONS[question];
  const edition = CODE_EDITIONS.find((known) => known === editionYear);
  if (provision === undefined || edition === undefined) return null;
  const citation = cite(provision.topic, edition);
  if (citation === null || deletedSections.includes(citation.section)) return null;
  const { section } = citation;
  return {
    value:
      provision.value === 'see-section'
        ? { kind: 'text', text: `IRC ${edition}, ${section}` }
        : provision.value,
    condition: null,
    source: modelCodeSource(citation, edition),
    rowId: `IRC/${edition}/${section}`,
    level: 'model-code',
    body: '',
    trust: 'high',
    superseded: false,
    effective: null,
    appliesTo: 'residential',
    answers: true,
    refersTo: null,
  };
}
