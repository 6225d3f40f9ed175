import type { Page } from '@playwright/test';
import { type CalculationRecord, reproduceRecord } from '@ridgeline/core/calculators';
import { makeReport } from './own-report.ts';
import { expect, test } from './walk.ts';

type Asked = { readonly calculator: string; readonly inputs: object; readonly hash: string };

/** How each calculator of a report is opened, and what is typed. */
const CALCULATORS = [
  {
    path: '/calculators/iws/',
    typed: [
      ['Length', '101 ft 7 in'],
      ['Overhang', '17 3/8 in'],
    ],
  },
  {
    path: '/calculators/waste/',
    typed: [
      ['Pitch', '7/12'],
      ['Waste percent', '13.5'],
    ],
  },
  {
    path: '/calculators/ventilation/',
    typed: [
      ['Attic floor', '1,837 sq ft'],
      ['In the upper part', '47 %'],
    ],
  },
  { path: '/permit-fee/', typed: [['Value of the project', '$23,456']] },
] as const;

/** Until the result has followed what was typed. */
async function typeInto(page: Page, typed: readonly (readonly [string, string])[]): Promise<void> {
  for (const [field, text] of typed) await page.getByRole('textbox', { name: field }).first().fill(text);
  await expect(page).toHaveURL(/[?]/);
}

test('CALC-6 what is typed in the browser, sent to the API and given to core has the same figures to the last digit', async ({
  page,
  enterAs,
}) => {
  test.slow();
  // Nobody's list is expected of Gil.
  await enterAs(page, 'Gil');
  const number = (await makeReport(page)).replace('/report/', '');
  const tokens = await page.evaluate(() => Object.entries(sessionStorage));
  const token = tokens.find(([key]) => key.endsWith('.accessToken'))?.[1] ?? '';
  for (const { path, typed } of CALCULATORS) {
    await page.goto(`${path}${number}`);
    const save = page.getByRole('button', { name: 'Save to report' });
    // What the report fills in is there.
    await expect(save).toBeEnabled();
    await typeInto(page, typed);
    const answered = page.waitForResponse(
      (response) => response.url().endsWith('/calculations') && response.request().method() === 'POST',
    );
    await save.press('Enter');
    const answer = await answered;
    const asked = answer.request().postDataJSON() as Asked;
    const { calculation } = (await answer.json()) as { readonly calculation: CalculationRecord };
    // The hash is that of all inputs, figures and steps; the API has calculated from the inputs alone.
    expect([calculation.calculator, calculation.hash], path).toEqual([asked.calculator, asked.hash]);
    expect(reproduceRecord(calculation), path).toEqual({ same: true });
    // Where it is saved, the path names the report, whose municipality charges the fee.
    const ofReport = asked.calculator === 'permit-fee' ? { project_number: number } : {};
    const again = await page.request.post('/api/v2/calculators/calculate', {
      headers: { authorization: `Bearer ${token}` },
      data: { calculator: asked.calculator, inputs: { ...asked.inputs, ...ofReport } },
    });
    expect(((await again.json()) as CalculationRecord).hash, path).toBe(asked.hash);
  }
});
