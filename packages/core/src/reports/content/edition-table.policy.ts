import { cite } from '../../calculators/citation-registry.ts';
import { CODE_EDITIONS, type CodeEdition } from '../../calculators/code-edition.ts';
import type { Fact } from '../fact.ts';
import type { Provision } from '../provisions.ts';
import { type ChangeQuestion, EDITION_PROVISIONS } from './edition-provisions.ts';

export type EditionCell = {
  readonly edition: CodeEdition;
  /** Null where the edition has no section on it. */
  readonly section: string | null;
  /** Null where nobody has read it. */
  readonly says: Provision | null;
  /** Whether it is known to say something else than the edition in force. */
  readonly differs: boolean;
  /** Nobody has read it, or sources differ on what it says. */
  readonly isUnverified: boolean;
};

export type EditionRow = { readonly question: ChangeQuestion; readonly cells: readonly EditionCell[] };

export type EditionTable = {
  readonly inForce: CodeEdition;
  readonly editions: readonly CodeEdition[];
  readonly rows: readonly EditionRow[];
};

const COLUMNS = 5;
const DISPUTED: Provision = 'vents-two-conditions-told-differently';

/**
 * What changes with the edition, for a report that tells it: the newest editions side by side, with the one in force. Null where that
 * is not known, or code detail is not in the report.
 */
// RPT-3
export function editionTable(facts: readonly Fact[]): EditionTable | null {
  const inForce = CODE_EDITIONS.find((edition) => edition === adoptedYear(facts));
  const questions = facts.flatMap(({ name, is }) => (is === 'known' && isChange(name) ? [name] : []));
  if (inForce === undefined || questions.length === 0) return null;
  const newest = CODE_EDITIONS.slice(-COLUMNS);
  const editions = newest.includes(inForce) ? newest : [inForce, ...newest.slice(1)];
  return { inForce, editions, rows: questions.map((question) => rowOf(question, editions, inForce)) };
}

function rowOf(question: ChangeQuestion, editions: readonly CodeEdition[], inForce: CodeEdition): EditionRow {
  const { topic, says } = EDITION_PROVISIONS[question];
  const rule = says[inForce] ?? null;
  const cells = editions.map((edition): EditionCell => {
    const said = says[edition] ?? null;
    const isUnverified = said === null || said === DISPUTED;
    return {
      edition,
      section: cite(topic, edition)?.section ?? null,
      says: said,
      differs: !isUnverified && rule !== null && said !== rule,
      isUnverified,
    };
  });
  return { question, cells };
}

function adoptedYear(facts: readonly Fact[]): number | null {
  const adopted = facts.find(({ name }) => name === 'adopted-residential-code');
  const row =
    adopted?.is === 'disputed' && adopted.answers === 'first'
      ? adopted.rows[0]
      : adopted?.is === 'known'
        ? adopted
        : null;
  return row?.value.kind === 'edition' ? row.value.year : null;
}

export function isChange(name: Fact['name']): name is ChangeQuestion {
  return Object.hasOwn(EDITION_PROVISIONS, name);
}
