import { expectAccessible } from './checks.ts';
import { enterBy, WAYS } from './providers.ts';
import { expect, test } from './walk.ts';

test('D PLAN-10.1 Rex, who bought his plan on Android, is sent there for every change of it', async ({
  page,
  enterAs,
}) => {
  await enterAs(page, 'Rex');
  for (const path of ['/subscription', '/plans']) {
    await page.goto(path);
    await expect(page.getByText('Please change your plan in the mobile app.', { exact: true })).toBeVisible();
    const main = page.getByRole('main');
    for (const name of ['Pause Payments', 'Cancel the plan'])
      await expect(main.getByRole('button', { name })).toHaveCount(0);
    for (const name of ['Change plan', 'Move to Free', 'Switch to Pro', 'Manage or pause'])
      await expect(main.getByRole('link', { name })).toHaveCount(0);
    await expectAccessible(page);
  }
});

for (const way of WAYS) {
  test(`HDR-12 AUTH-1 ${way.person}, from ${way.name}, is told which plan has a team and integrations`, async ({
    page,
  }) => {
    await enterBy(way, page);
    await page.goto('/myTeam');
    await expect(
      page.getByText('Your plan, Free, is for one person. Pro has 50 seats that share its projects.', {
        exact: true,
      }),
    ).toBeVisible();
    await expect(page.getByText('$149.00 a month', { exact: true })).toBeVisible();
    await page.goto('/integrations');
    await expect(page.getByText('Integrations are not part of your plan', { exact: true })).toBeVisible();
    await page.goto('/editteam');
    await expect(page.getByRole('textbox', { name: 'Team name' })).toHaveCount(0);
    await expectAccessible(page);
  });
}
