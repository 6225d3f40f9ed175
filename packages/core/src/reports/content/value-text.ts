import { placesMessages } from '../../places/places.messages.ts';
import { say, type Locale } from '../../shared/messages.ts';
import type {
  Contact,
  FactValue,
  JurisdictionBasis,
  LocalRule,
  Quantity,
  Storm,
  StormCount,
  StormsAround,
} from '../fact-value.ts';
import { editionChangeText } from './edition-change-text.ts';
import { joinedPhrase, phraseIn, type Phrase } from '../phrase.ts';
import { factMessages, windBasisMessages } from './fact-text.messages.ts';
import { quantityText } from './quantity-text.ts';
import { requirementPhrases } from './requirement-text.ts';
import { stormRowText } from './storm-row-text.ts';

/**
 * A value as lines of text: one, or one for each row, each with its language where that is not the reader's. No row is an
 * answer, too.
 */
export function valuePhrases(value: FactValue, locale: Locale): readonly Phrase[] {
  const lines = phrasesOf(value, locale);
  return lines.length > 0 ? lines : [{ text: say(factMessages, locale, 'none') }];
}

function phrasesOf(value: FactValue, locale: Locale): readonly Phrase[] {
  switch (value.kind) {
    case 'text':
      return [phraseIn(locale, value.text, value.textEs)];
    case 'contacts':
      return value.rows.map((row) => contactText(row, locale));
    case 'requirements':
      return requirementPhrases(value, locale);
    case 'rules':
      return value.rows.map((row) => ruleText(row, locale));
    default:
      return ownText(value, locale).map((text) => ({ text }));
  }
}

type InOwnWords = Exclude<FactValue, { readonly kind: 'text' | 'contacts' | 'requirements' | 'rules' }>;

/** Of values that are figures and names, with our words around them. */
function ownText(value: InOwnWords, locale: Locale): readonly string[] {
  switch (value.kind) {
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
    case 'storms':
      return value.rows.map((storm) => stormText(storm, locale));
    case 'storm-counts':
      return value.rows.map((count) => countText(count, locale));
    case 'storms-around':
      return [aroundText(value, locale)];
    case 'edition-changes':
      return value.rows.map((change) => editionChangeText(change, locale));
  }
}

function basisText(basis: JurisdictionBasis, locale: Locale): readonly string[] {
  if (basis.reason !== 'corrected') {
    const edge = basis.nearEdge ? [say(placesMessages, locale, 'near-edge')] : [];
    return [say(placesMessages, locale, basis.reason), ...edge];
  }
  const { by, on, why, known } = basis;
  return [
    by === null
      ? say(placesMessages, locale, 'corrected-unnamed', { on, why })
      : say(placesMessages, locale, 'corrected', { by, on, why }),
    ...(known === false ? [say(placesMessages, locale, 'authority-not-loaded')] : []),
  ];
}

function measuredText({ amount, unit, basis }: Quantity, locale: Locale): string {
  const measured = quantityText(amount, unit, locale);
  return basis === null ? measured : `${measured}, ${say(windBasisMessages, locale, basis)}`;
}

function contactText({ office, officeEs, phone, email, website, address }: Contact, locale: Locale): Phrase {
  const named = office === null ? [] : [phraseIn(locale, office, officeEs)];
  const ways = [phone, email, website, address].filter((part) => part !== null);
  return joinedPhrase(named, (names) => [...names, ...ways].join(', '));
}

function ruleText({ topic, topicEs, rule, ruleEs }: LocalRule, locale: Locale): Phrase {
  const told = [phraseIn(locale, titleOf(topic), topicEs), phraseIn(locale, rule, ruleEs)];
  return joinedPhrase(told, (texts) => texts.join(': '));
}

/** `mid-roof-inspection` as words. */
function titleOf(topic: string): string {
  return topic.charAt(0).toUpperCase() + topic.slice(1).replaceAll('-', ' ');
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
