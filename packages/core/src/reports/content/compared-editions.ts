import type { EditionQuantities } from '../../calculators/records/edition-quantities.policy.ts';
import { withUnit } from '../../calculators/unit-text.ts';
import { type Locale, say } from '../../shared/messages.ts';
import { comparedEditionsMessages } from './compared-editions.messages.ts';
import { provisionInShortMessages } from './edition-changes.messages.ts';
import type { EditionTable } from './edition-table.policy.ts';

type ComparedCell = {
  readonly text: string;
  /** The section, or the number of rolls. */
  readonly note: string | null;
  readonly differs: boolean;
  readonly isUncertain: boolean;
};
type ComparedRow = {
  readonly id: string;
  readonly title: string;
  readonly cells: readonly ComparedCell[];
};

const CALCULATED_FROM = {
  'ice-barrier-changes': 'ice-and-water-shield',
  'ventilation-changes': 'ventilation',
} as const;

/** The table in words: below what the editions say of a point, what a saved calculation asks for under each of them. */
// RPT-3 CALC-6
export function comparedEditions(
  { rows, editions, inForce }: EditionTable,
  quantities: readonly EditionQuantities[],
  locale: Locale,
): readonly ComparedRow[] {
  const notVerified = say(comparedEditionsMessages, locale, 'not-verified');
  return rows.flatMap(({ question, cells }): ComparedRow[] => {
    const said = cells.map(({ section, says, differs, isUnverified }) => ({
      text: says === null ? notVerified : say(provisionInShortMessages, locale, says),
      note: section,
      differs,
      isUncertain: isUnverified,
    }));
    const calculator = Object.hasOwn(CALCULATED_FROM, question)
      ? CALCULATED_FROM[question as keyof typeof CALCULATED_FROM]
      : null;
    const saved = quantities.find((one) => one.calculator === calculator);
    return [
      { id: question, title: say(comparedEditionsMessages, locale, question), cells: said },
      ...(saved === undefined ? [] : [recalculated(saved, { editions, inForce }, locale)]),
    ];
  });
}

function recalculated(
  saved: EditionQuantities,
  { editions, inForce }: Pick<EditionTable, 'editions' | 'inForce'>,
  locale: Locale,
): ComparedRow {
  const told = quantityTexts(saved, locale);
  const now = told.get(inForce);
  return {
    id: saved.calculator,
    title: say(comparedEditionsMessages, locale, `recalculated-${saved.calculator}`),
    cells: editions.map((edition) => {
      const { text = say(comparedEditionsMessages, locale, 'not-verified'), note = null } =
        told.get(edition) ?? {};
      return { text, note, differs: now !== undefined && text !== now.text, isUncertain: false };
    }),
  };
}

type QuantityText = { readonly text: string; readonly note: string | null };

function quantityTexts(saved: EditionQuantities, locale: Locale): ReadonlyMap<number, QuantityText> {
  if (saved.calculator === 'ventilation') {
    return new Map(
      saved.editions.map(({ edition, requiredSqIn }) => [
        edition,
        {
          text: say(comparedEditionsMessages, locale, 'vent-area', {
            area: withUnit(requiredSqIn, 'sq-in', locale),
          }),
          note: null,
        },
      ]),
    );
  }
  return new Map(
    saved.editions.map(({ edition, rolls, totalSf }) => [
      edition,
      {
        text: withUnit(totalSf.toFixed(2), 'sf', locale),
        note: withUnit(rolls, 'roll', locale),
      },
    ]),
  );
}
