import { expectAccessible, expectContrast, settled } from './checks.ts';
import { demoPerson } from './people.ts';
import { expect, test } from './walk.ts';

test('API-4 NAV-4 feedback is mailed to the operator, and the answers to the survey are kept', async ({
  page,
  enterAs,
}, { project }) => {
  test.slow();
  await enterAs(page, 'Paula');
  await page.goto('/feedback?source=report&reportNumber=100042');
  await expect(page.getByText('About report 100042')).toBeVisible();
  const survey = page.getByRole('region', { name: 'A few short questions' });
  await expect(survey.getByRole('radiogroup')).toHaveCount(2);
  for (const width of [320, 375, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await settled(page);
    await expectAccessible(page);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page);

  const text = `The permit fee has changed. ${project.name} ${Date.now()}`;
  await page.getByRole('textbox', { name: 'What would you like to tell us?' }).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText(`will answer to ${demoPerson('Paula').email}`)).toBeVisible();
  await expect
    .poll(async () => {
      const outbox = (await (await page.request.get('/local/outbox.json')).json()) as readonly {
        readonly recipient: string;
        readonly words: string;
      }[];
      return outbox.filter(({ recipient }) => recipient === 'operator@example.com').map(({ words }) => words);
    })
    .toContainEqual(expect.stringContaining(text));

  await survey
    .getByRole('radio', { name: project.name === 'phone' ? 'Somewhat useful' : 'Not much' })
    .check();
  await survey.getByRole('button', { name: 'Save answers' }).click();
  await expect(page.getByText('Your answers are saved. Thank you.')).toBeVisible();
  await page.reload();
  await expect(
    survey.getByRole('radio', { name: project.name === 'phone' ? 'Somewhat useful' : 'Not much' }),
  ).toBeChecked();
});
