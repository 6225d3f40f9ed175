import { describe, expect, it } from 'vitest';
import { CODE_EDITIONS } from '../../calculators/code-edition.ts';
import { REPORT_QUESTIONS } from '../report-questions.ts';
import { modelCodeRow } from './model-code-row.policy.ts';
import { parseFact } from './parse-fact.policy.ts';
import { whichRowAnswers } from './which-row-answers.policy.ts';

describe('what the model code answers', () => {
  it('RPT-3 CALC-6 is drip edge from the edition of 2012, by its section', () => {
    expect(modelCodeRow('drip-edge', 2009, [])).toBeNull();
    expect(modelCodeRow('drip-edge', 2021, [])).toMatchObject({
      value: { kind: 'yes-no', answer: true },
      source: { name: 'International Residential Code, R905.2.8.5', edition: '2021 IRC', date: '2021' },
      level: 'model-code',
    });
  });

  it('RPT-3 is nothing where the state has deleted the section, or the edition is not known', () => {
    expect(modelCodeRow('drip-edge', 2018, ['R905.2.8.5'])).toBeNull();
    expect(modelCodeRow('drip-edge', null, [])).toBeNull();
    expect(modelCodeRow('drip-edge', 2019, [])).toBeNull();
  });

  it('RPT-3 limits the layers by R907 up to 2012 and by R908 since', () => {
    expect(modelCodeRow('roof-layers', 2012, [])?.source.name).toContain('R907');
    expect(modelCodeRow('roof-layers', 2015, [])?.source.name).toContain('R908');
  });

  it('RPT-3 is never the ice barrier: only a local or state table says it', () => {
    for (const edition of CODE_EDITIONS) expect(modelCodeRow('ice-barrier', edition, [])).toBeNull();
  });

  it('RPT-3 fits each question that it answers, and is likely, unless amended', () => {
    const answered = REPORT_QUESTIONS.map(({ name }) => modelCodeRow(name, 2024, [])).filter(
      (row) => row !== null,
    );
    expect(answered).toHaveLength(9);
    for (const { name } of REPORT_QUESTIONS) {
      const row = modelCodeRow(name, 2024, []);
      if (row === null) continue;
      const fact = whichRowAnswers(
        {
          question: name,
          propertyType: 'residential',
          body: null,
          state: 'co',
          asOf: '2026-11-22',
          editionInForce: 2024,
          stateBarsLocalCodes: false,
        },
        [row],
      );
      expect(fact).toMatchObject({ is: 'known', confidence: 'likely', level: 'model-code' });
      expect(parseFact(fact)).toEqual(fact);
    }
  });
});
