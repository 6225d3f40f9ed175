import { withUnit } from '../../calculators/unit-text.ts';
import { say, type Locale } from '../../shared/messages.ts';
import { propertyMessages } from '../property.messages.ts';
import { CODE_FAMILIES, LEGACY_QUESTIONS, type LegacyFacts, type Municipality } from '../report.ts';
import type { FactSection } from '../report-sections.ts';
import { legacyReportMessages } from './legacy-report.messages.ts';

export type LegacyLine = { readonly section: FactSection; readonly name: string; readonly value: string };

type Question = (typeof LEGACY_QUESTIONS)[number];

const SECTION_OF: Readonly<Record<Question, FactSection>> = {
  permitRequired: 'municipality',
  codeEnforced: 'municipality',
  iceAndWaterShield: 'code-detail',
  dripEdgeRakesAndEaves: 'code-detail',
  installPerManufacturer: 'code-detail',
};

/** What a record of version 1 says of its property, as lines in print; what it leaves open is left out. */
// RPT-3
export function legacyText(
  { elevation, buildingOfficial, windSpeeds, answers, codes }: LegacyFacts,
  municipality: Municipality | null,
  locale: Locale,
): readonly LegacyLine[] {
  const word = (name: Exclude<keyof (typeof legacyReportMessages)['en'], 'mph'>) =>
    say(legacyReportMessages, locale, name);
  const line = (section: FactSection, name: string, value: string | null): readonly LegacyLine[] =>
    value === null || value === '' ? [] : [{ section, name, value }];
  const speed = (name: 'three-second-gust' | 'sustained' | 'ultimate-design', amount: number | null) =>
    line(
      'design-criteria',
      word(name),
      amount === null ? null : say(legacyReportMessages, locale, 'mph', { amount }),
    );
  const { name, phone, email } = buildingOfficial;
  return [
    ...line(
      'municipality',
      word('contact'),
      joined(municipality?.phone, municipality?.email, municipality?.website),
    ),
    ...line('municipality', word('official'), joined(name, phone, email)),
    ...line('municipality', word('elevation'), elevation === null ? null : withUnit(elevation, 'ft', locale)),
    ...CODE_FAMILIES.flatMap((family) => line('code-detail', family, codes[family])),
    ...LEGACY_QUESTIONS.flatMap((question) => {
      const answer = answers[question];
      return line(
        SECTION_OF[question],
        word(question),
        answer === 'unknown' ? null : say(propertyMessages, locale, answer),
      );
    }),
    ...speed('three-second-gust', windSpeeds.threeSecondGust),
    ...speed('sustained', windSpeeds.sustained),
    ...speed('ultimate-design', windSpeeds.ultimateDesign),
  ];
}

function joined(...parts: readonly (string | null | undefined)[]): string {
  return parts.filter((part) => typeof part === 'string').join(', ');
}
