import { cite } from '../../calculators/citation-registry.ts';
import { CODE_EDITIONS, type CodeEdition } from '../../calculators/code-edition.ts';
import type { Fact } from '../fact.ts';
import type { EditionChange, EditionPoint } from '../fact-value.ts';
import type { Source } from '../source.ts';
import { type ChangeQuestion, EDITION_PROVISIONS } from './edition-provisions.ts';
import { modelCodeSource } from './model-code-source.ts';

const QUESTIONS = Object.keys(EDITION_PROVISIONS) as readonly ChangeQuestion[];

/**
 * How the adopted edition of the residential code compares with the one before it, and with the newest. Nothing is told of an edition
 * that is not known, or of a section that the state has deleted.
 */
// RPT-3
export function editionChanges(
  editionYear: number | null,
  deletedSections: readonly string[],
): readonly Fact[] {
  const adopted = CODE_EDITIONS.find((edition) => edition === editionYear);
  if (adopted === undefined) return [];
  return QUESTIONS.flatMap((name) => {
    const section = pointOf(name, adopted).section;
    if (section !== null && deletedSections.includes(section)) return [];
    const rows = comparisons(adopted).map(([from, to]) => changeOf(name, from, to, adopted));
    return [changeFact(name, rows, sourceOf(name, adopted))];
  });
}

/** The edition before the adopted one with it, and it with the newest. */
function comparisons(adopted: CodeEdition): readonly (readonly [from: CodeEdition, to: CodeEdition])[] {
  const before = CODE_EDITIONS[CODE_EDITIONS.indexOf(adopted) - 1];
  const newest = CODE_EDITIONS[CODE_EDITIONS.length - 1];
  return [
    ...(before === undefined ? [] : [[before, adopted] as const]),
    ...(newest === undefined || newest === adopted ? [] : [[adopted, newest] as const]),
  ];
}

function changeOf(
  name: ChangeQuestion,
  from: CodeEdition,
  to: CodeEdition,
  adopted: CodeEdition,
): EditionChange {
  const other = from === adopted ? to : from;
  return {
    from: pointOf(name, from),
    to: pointOf(name, to),
    source: sourceOf(name, other),
    rowId: null,
  };
}

function pointOf(name: ChangeQuestion, edition: CodeEdition): EditionPoint {
  const { topic, says } = EDITION_PROVISIONS[name];
  return { edition, section: cite(topic, edition)?.section ?? null, says: says[edition] ?? null };
}

function sourceOf(name: ChangeQuestion, edition: CodeEdition): Source {
  return modelCodeSource(cite(EDITION_PROVISIONS[name].topic, edition), edition);
}

/** Likely at most: the authority may have amended the model code. */
function changeFact(name: ChangeQuestion, rows: readonly EditionChange[], source: Source): Fact {
  return {
    section: 'code-detail',
    name,
    is: 'known',
    confidence: 'likely',
    value: { kind: 'edition-changes', rows },
    condition: null,
    source,
    rowId: null,
    level: 'model-code',
    others: [],
  };
}
