import { canonicalText } from '../calculators/fingerprint.ts';
import type { CandidateRow, Setting } from '../reports/content/candidate-row.ts';
import { whichRowAnswers } from '../reports/content/which-row-answers.policy.ts';
import { LEVELS } from '../reports/fact.ts';
import type { Contact, FactValue, LocalRule, Requirement } from '../reports/fact-value.ts';

const TRUST = ['low', 'medium', 'high'] as const;

/**
 * A body's contacts, its rules, or what a maker requires, are one answer with many rows, and do not contradict each other. Rows that do not
 * answer stay as they are. The answer is trusted as its least trusted row.
 */
export function joinedLists(setting: Setting, rows: readonly CandidateRow[]): readonly CandidateRow[] {
  const live = rows.filter((row) => whichRowAnswers(setting, [row]).is === 'known');
  const joined = LEVELS.map((level) => live.filter((row) => row.level === level)).flatMap(joinedRow);
  return [...joined, ...rows.filter((row) => !live.includes(row))];
}

function joinedRow(rows: readonly CandidateRow[]): readonly CandidateRow[] {
  const ordered = rows.toSorted((one, other) => (String(one.rowId) < String(other.rowId) ? -1 : 1));
  const [first] = ordered;
  if (first === undefined) return [];
  const trust = TRUST.find((level) => rows.some((row) => row.trust === level)) ?? first.trust;
  return [
    {
      ...first,
      trust,
      value: joinedValue(
        ordered.map(({ value }) => value),
        first.value.kind,
      ),
    },
  ];
}

function joinedValue(values: readonly FactValue[], kind: FactValue['kind']): FactValue {
  if (kind === 'rules') {
    return {
      kind,
      rows: values.flatMap((value): readonly LocalRule[] => (value.kind === kind ? value.rows : [])),
    };
  }
  if (kind === 'requirements') {
    const rows = values.flatMap((value): readonly Requirement[] => (value.kind === kind ? value.rows : []));
    return { kind, rows, unpublished: [] };
  }
  const contacts = values.flatMap((value): readonly Contact[] =>
    value.kind === 'contacts' ? value.rows : [],
  );
  return { kind: 'contacts', rows: contacts.reduce(withContact, []) };
}

const WAYS = ['phone', 'email', 'website', 'address'] as const;

/** The ways to reach one office that one page names are one contact. */
function withContact(contacts: readonly Contact[], contact: Contact): readonly Contact[] {
  const at = contacts.findIndex((known) => isOneContact(known, contact));
  const known = contacts[at];
  if (known === undefined) return [...contacts, contact];
  const way = (name: (typeof WAYS)[number]) => known[name] ?? contact[name];
  const joined = {
    ...known,
    phone: way('phone'),
    email: way('email'),
    website: way('website'),
    address: way('address'),
  };
  return contacts.with(at, joined);
}

function isOneContact(known: Contact, contact: Contact): boolean {
  return (
    canonicalText(known.source) === canonicalText(contact.source) &&
    known.office === contact.office &&
    WAYS.every((way) => known[way] === null || contact[way] === null)
  );
}
