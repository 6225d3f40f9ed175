import { placesMessages } from '../../places/places.messages.ts';
import { say, type Locale } from '../../shared/messages.ts';
import type {
  Contact,
  FactValue,
  JurisdictionBasis,
  Quantity,
  Storm,
  StormCount,
  StormsAround,
} from '../fact-value.ts';
import { editionChangeText } from './edition-change-text.ts';
import { factMessages, windBasisMessages } from './fact-text.messages.ts';
import { quantityText } from './quantity-text.ts';
import { requirementsText } from './requirement-text.ts';
import { stormRowText } from './storm-row-text.ts';

/** A value as lines of text: one, or one for each row. */
export function valueText(value: FactValue, locale: Locale): readonly string[] {
  switch (value.kind) {
    case 'text':
      return [value.text];
    case 'edition':
      return [value.text];
    case 'yes-no':
      return [say(factMessages, locale, value.answer ? 'yes' : 'no')];
    case 'quantity':
      return [measuredText(value, locale)];
    case 'jurisdiction':
      return [say(placesMessages, locale, `body-${value.body.kind}`, { name: value.body.name })];
    case 'jurisdiction-reason':
      return basisText(value, locale);
    case 'ratio':
      return [say(factMessages, locale, 'ratio', { to: value.to })];
    case 'contacts':
      return orNone(value.rows.map(contactText), locale);
    case 'storms':
      return orNone(
        value.rows.map((storm) => stormText(storm, locale)),
        locale,
      );
    case 'storm-counts':
      return orNone(
        value.rows.map((count) => countText(count, locale)),
        locale,
      );
    case 'storms-around':
      return [aroundText(value, locale)];
    case 'requirements':
      return orNone(requirementsText(value, locale), locale);
    case 'rules':
      return orNone(
        value.rows.map(({ topic, rule }) => `${topic}: ${rule}`),
        locale,
      );
    case 'edition-changes':
      return orNone(
        value.rows.map((change) => editionChangeText(change, locale)),
        locale,
      );
  }
}

function basisText(basis: JurisdictionBasis, locale: Locale): readonly string[] {
  if (basis.reason !== 'corrected') {
    const edge = basis.nearEdge ? [say(placesMessages, locale, 'near-edge')] : [];
    return [say(placesMessages, locale, basis.reason), ...edge];
  }
  const { by, on, why } = basis;
  return [
    by === null
      ? say(placesMessages, locale, 'corrected-unnamed', { on, why })
      : say(placesMessages, locale, 'corrected', { by, on, why }),
  ];
}

function measuredText({ amount, unit, basis }: Quantity, locale: Locale): string {
  const measured = quantityText(amount, unit, locale);
  return basis === null ? measured : `${measured}, ${say(windBasisMessages, locale, basis)}`;
}

function contactText({ office, phone, email, website, address }: Contact): string {
  return [office, phone, email, website, address].filter((part) => part !== null).join(', ');
}

function stormText(storm: Storm, locale: Locale): string {
  const { size, miles, at, record } = stormRowText(storm, locale);
  return say(factMessages, locale, 'storm', { size, miles, at, record });
}

function countText({ withinMiles, reports }: StormCount, locale: Locale): string {
  return withinMiles === null
    ? say(factMessages, locale, 'reports-in-county', { count: reports })
    : say(factMessages, locale, 'reports-within', { count: reports, miles: withinMiles });
}

/** How many there are; each of them is a row of a table, not a line of text. */
function aroundText({ rows, reports, aroundMiles, allWithinMiles }: StormsAround, locale: Locale): string {
  const told = { count: reports, miles: aroundMiles };
  return rows.length === reports
    ? say(factMessages, locale, 'reports-around', told)
    : say(factMessages, locale, 'some-reports-around', {
        ...told,
        listed: rows.length,
        all: allWithinMiles,
      });
}

/** No row is an answer, too: nothing was found in that source. */
function orNone(lines: readonly string[], locale: Locale): readonly string[] {
  return lines.length > 0 ? lines : [say(factMessages, locale, 'none')];
}
