import { withUnit } from '@ridgeline/core/calculators';
import {
  CODE_FAMILIES,
  LEGACY_QUESTIONS,
  type LegacyFacts,
  legacyReportMessages,
  propertyMessages,
  type Report,
} from '@ridgeline/core/reports';
import type { ReactNode } from 'react';
import { useLanguage, useWords } from '../../language/use-words.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Sheet } from '../../ui/card.tsx';
import { Fact, FactList, Unknown } from '../../ui/facts.tsx';
import { Stack } from '../../ui/layout.tsx';
import { ContactRows } from './contact-rows.tsx';
import { sheetMessages } from './sheet.messages.ts';

type Words = ReturnType<typeof useWords<typeof legacyReportMessages>>;

/** RPT-3: a record of version 1, with the fields that it has. */
export function LegacySheets({ report, legacy }: { readonly report: Report; readonly legacy: LegacyFacts }) {
  const { locale } = useLanguage();
  const words = useWords(legacyReportMessages);
  const shared = useWords(sheetMessages);
  const answers = useWords(propertyMessages);
  const { municipality } = report;
  const { buildingOfficial, windSpeeds } = legacy;
  return (
    <Stack gap={6}>
      <Alert tone="info" title={words('legacy')}>
        {words('legacy-text')}
      </Alert>
      <Sheet id="municipality" title={municipality?.name ?? shared('authority-unknown')}>
        <FactList>
          <Told term={words('contact')}>{contact(municipality)}</Told>
          <Told term={words('official')}>
            {buildingOfficial.name === null && contact(buildingOfficial) === null ? null : (
              <>
                {buildingOfficial.name}
                {contact(buildingOfficial)}
              </>
            )}
          </Told>
          <Told term={words('elevation')}>
            {legacy.elevation === null ? null : withUnit(legacy.elevation, 'ft', locale)}
          </Told>
        </FactList>
      </Sheet>
      <Sheet id="code-detail" title={words('code-families')}>
        <FactList>
          {CODE_FAMILIES.map((family) => (
            <Told key={family} term={family}>
              {legacy.codes[family]}
            </Told>
          ))}
        </FactList>
      </Sheet>
      <Sheet id="answers" title={words('answers')}>
        <FactList>
          {LEGACY_QUESTIONS.map((question) => (
            <Told key={question} term={words(question)}>
              {legacy.answers[question] === 'unknown' ? null : answers(legacy.answers[question])}
            </Told>
          ))}
        </FactList>
      </Sheet>
      <Sheet id="design-criteria" title={words('wind-speeds')}>
        <FactList>
          <Told term={words('three-second-gust')}>{speed(windSpeeds.threeSecondGust, words)}</Told>
          <Told term={words('sustained')}>{speed(windSpeeds.sustained, words)}</Told>
          <Told term={words('ultimate-design')}>{speed(windSpeeds.ultimateDesign, words)}</Told>
        </FactList>
      </Sheet>
    </Stack>
  );
}

function Told({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  const words = useWords(sheetMessages);
  const legacy = useWords(legacyReportMessages);
  return (
    <Fact term={term}>
      {children === null ? <Unknown settle={legacy('legacy-text')}>{words('unknown')}</Unknown> : children}
    </Fact>
  );
}

function speed(amount: number | null, words: Words): string | null {
  return amount === null ? null : words('mph', { amount });
}

type Reached = {
  readonly phone: string | null;
  readonly email: string | null;
  readonly website?: string | null;
};

function contact(reached: Reached | null): ReactNode {
  if (reached === null) return null;
  const { phone, email, website = null } = reached;
  return phone === null && email === null && website === null ? null : (
    <ContactRows rows={[{ office: null, address: null, phone, email, website }]} />
  );
}
