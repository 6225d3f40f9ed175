import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectContrast } from './checks.ts';
import { demoPerson } from './people.ts';
import { expect, test } from './walk.ts';

const READ_ONLY = 'You can see who is on the team. Only the owner and admins can change it.';
const UPSELL = (own: string) =>
  `Your plan, ${own}, is for one person. Pro has 50 seats that share its projects.`;

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const inviteField = (page: Page) => page.getByRole('textbox', { name: 'Invite by email' });
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** Engel Storm Restoration, which Boris owns and in which Ida is a member. No other walk reads it. */
const ENGEL = { id: 'd1000000-0000-4000-8000-000000000002', name: 'Engel Storm Restoration' };

/** As a list is pasted from a mail program. */
async function paste(page: Page, text: string): Promise<void> {
  await inviteField(page).focus();
  await inviteField(page).evaluate((input, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

const lines = (page: Page) =>
  page.getByRole('list', { name: 'What happened with each address' }).getByRole('listitem');

/** The button in the toast with this text. */
const undoOf = (page: Page, text: string) =>
  page.getByText(text).locator('xpath=ancestor::*[.//button][1]').getByRole('button', { name: 'Undo' });

async function mailsTo(page: Page, email: string): Promise<number> {
  const answer = await page.request.get('/local/outbox.json');
  const sent = (await answer.json()) as readonly { readonly recipient: string }[];
  return sent.filter(({ recipient }) => recipient === email).length;
}

test.describe('what each demo person can and cannot do', () => {
  test('TEAM-1 Olivia, the owner, does everything', async ({ page, enterAs }) => {
    await enterAs(page, 'Olivia');
    await page.goto('/myTeam');
    await expect(heading(page, 'Brandt Exteriors')).toBeVisible();
    await expect(rowOf(page, 'olivia.brandt@example.com')).toContainText('Owner');
    await expect(inviteField(page)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Edit team' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Role of Andre Castillo' })).toHaveValue('admin');
  });

  test('TEAM-2.2 Andre, an admin, manages people, and neither the team nor its admins', async ({
    page,
    enterAs,
  }) => {
    await enterAs(page, 'Andre');
    await page.goto('/myTeam');
    await expect(inviteField(page)).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Role of Mei Tanaka' })).toHaveValue('member');
    await expect(
      page.getByRole('combobox', { name: 'Role of Mei Tanaka' }).getByRole('option', { name: 'Admin' }),
    ).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Edit team' })).toHaveCount(0);
    await page.goto('/editteam');
    await expect(
      page.getByText('Only the team owner can change the name, the logo and the owner.', { exact: true }),
    ).toBeVisible();
    await page.goto('/myTeam');
    await page.getByRole('link', { name: 'Edit Olivia Brandt' }).click();
    await expect(
      page.getByText('The owner’s role cannot be changed. Change the owner first.', { exact: true }),
    ).toBeVisible();
  });

  for (const person of ['Mei', 'Victor']) {
    test(`TEAM-3 ${person} reads the roster, and is told who changes it`, async ({ page, enterAs }) => {
      await enterAs(page, person);
      await page.goto('/myTeam');
      await expect(page.getByText(READ_ONLY, { exact: true })).toBeVisible();
      await expect(inviteField(page)).toHaveCount(0);
      await expect(page.getByRole('checkbox')).toHaveCount(0);
      await expectAccessible(page);
    });
  }

  test('TEAM-1 Tess may have a team in her trial, and has none yet', async ({ page, enterAs }) => {
    await enterAs(page, 'Tess');
    await page.goto('/myTeam');
    await expect(page.getByRole('heading', { name: 'You have no team yet' })).toBeVisible();
    await expectAccessible(page);
  });

  for (const [person, own] of [
    ['Marcus', 'Free'],
    ['Hana', 'Essential'],
    ['Rex', 'Essential'],
  ] as const) {
    test(`HDR-12 ${person} is shown the plan that has seats, why and at what price`, async ({
      page,
      enterAs,
    }) => {
      await enterAs(page, person);
      await page.goto('/myTeam');
      await expect(page.getByText(UPSELL(own), { exact: true })).toBeVisible();
      await expect(page.getByText('$149.00 a month', { exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: 'See Pro' })).toHaveAttribute('href', '/plans');
      await expectAccessible(page);
    });
  }

  test('HDR-12 Joan, who signs in with Google, is shown the same', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.getByRole('button', { name: demoPerson('Joan').email }).click();
    await expect(page).toHaveURL('/dashboard');
    await page.goto('/myTeam');
    await expect(page.getByText(UPSELL('Free'), { exact: true })).toBeVisible();
  });
});

test('TEAM-3 the roster is searched, sorted and read by keyboard, in every theme, width and language', async ({
  page,
  enterAs,
}) => {
  await enterAs(page, 'Olivia');
  await page.goto('/myTeam');
  await expect(rowOf(page, 'olivia.brandt@example.com')).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page);
  const { height } = page.viewportSize() ?? { height: 800 };
  await page.setViewportSize({ width: 320, height });
  await expectAccessible(page);
  await page.goto('/myTeam?term=mei');
  await expect(rowOf(page, 'mei.tanaka@example.com')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('searchbox').press('Escape');
  await expect(page).toHaveURL('/myTeam');
  const filters = page.getByRole('group', { name: 'Filters' });
  await filters.getByRole('button', { name: 'Invite' }).click();
  await page.getByRole('menuitem', { name: 'Declined' }).click();
  await expect(page).toHaveURL('/myTeam?inviteStatus=declined');
  await page.goBack();
  await expect(rowOf(page, 'olivia.brandt@example.com')).toBeVisible();
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(rowOf(page, 'olivia.brandt@example.com')).toContainText('Propietario');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'English' }).click();
});

/** As if the file came from the desktop: the browser's own drag cannot be begun outside the page. */
async function drop(zone: Locator, file: { readonly name: string; readonly picture: string }): Promise<void> {
  const dataTransfer = await zone.evaluateHandle((_, { name, picture }) => {
    const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
    const carried = new DataTransfer();
    carried.items.add(new File([bytes], name, { type: 'image/png' }));
    return carried;
  }, file);
  // Nothing can be dropped where the drag is not accepted.
  const isAccepted = await zone.evaluate(
    (element, carried) =>
      !element.dispatchEvent(
        new DragEvent('dragover', { dataTransfer: carried, bubbles: true, cancelable: true }),
      ),
    dataTransfer,
  );
  expect(isAccepted).toBe(true);
  await zone.dispatchEvent('drop', { dataTransfer });
}

test('TEAM-2 a logo is dropped, cropped and shown', async ({ page, enterAs }, { project }) => {
  test.skip(project.name !== 'desk', 'the team has one logo');
  await enterAs(page, 'Boris');
  await page.goto('/editteam');
  await expectAccessible(page);
  const picture = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 120 });
    const context = canvas.getContext('2d');
    if (context) {
      context.fillStyle = '#a8481f';
      context.fillRect(0, 0, 150, 120);
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  const label = 'Drop a picture here, or choose one';
  const input = page.getByLabel(label);
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  for (const [name, mimeType, buffer, said] of [
    ['notes.txt', 'text/plain', Buffer.from('no'), 'Choose a PNG, JPEG or WebP image.'],
    [
      'torn.png',
      'image/png',
      Buffer.from('no'),
      'This file cannot be read as a picture. Choose another one.',
    ],
    ['logo.svg', 'image/svg+xml', Buffer.from(drawing), 'Choose a PNG, JPEG or WebP image.'],
    ['huge.png', 'image/png', Buffer.alloc(5 * 1024 * 1024 + 1), 'Choose an image of at most 5 MB.'],
    ['empty.png', 'image/png', Buffer.alloc(0), 'This image is empty.'],
  ] as const) {
    await input.setInputFiles({ name, mimeType, buffer });
    await expect(page.getByText(said, { exact: true })).toBeVisible();
  }
  await drop(page.locator('label').filter({ hasText: label }), { name: 'logo.png', picture });
  const zoom = page.getByRole('slider', { name: 'Zoom' });
  await zoom.focus();
  await zoom.press('ArrowRight');
  await expectAccessible(page);
  // The mouse drags the picture to the right: more of its left is used.
  const across = page.getByRole('slider', { name: 'Left or right' });
  await expect(across).toHaveValue('0');
  const frame = await page.locator('canvas').boundingBox();
  if (frame === null) throw new Error('the picture has no frame');
  await page.mouse.move(frame.x + frame.width / 2, frame.y + frame.height / 2);
  await page.mouse.down();
  await page.mouse.move(frame.x + frame.width, frame.y + frame.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => Number(await across.inputValue())).toBeLessThan(0);
  await page.getByRole('button', { name: 'Use this picture' }).click();
  await expect(page.getByText('Changes saved successfully')).toBeVisible();
  await page.goto('/myTeam');
  const logo = page.locator('main img');
  await expect(logo).toHaveAttribute('src', /^\/api\/public\/team-logo\//);
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512);
});

test.describe('two browsers at once', () => {
  test('TEAM-2 TEAM-2.4 TEAM-4 lists that overlap, an invite accepted twice, a removal under way, a team handed over', async ({
    page,
    anotherBrowser,
    enterAs,
  }, { project }) => {
    test.skip(project.name !== 'desk', 'the people of the team are the same on a phone');
    test.setTimeout(240_000);
    const [ida, tess] = [await anotherBrowser(), await anotherBrowser()];
    await enterAs(page, 'Boris');
    await enterAs(ida, 'Ida');
    await enterAs(tess, 'Tess');

    // Ida becomes an admin, and is invited to manage people.
    await page.goto('/myTeam');
    await page.getByRole('combobox', { name: 'Role of Ida Vance' }).selectOption('admin');
    await expect(page.getByText('Ida Vance is now Admin.')).toBeVisible();

    // Two people paste overlapping lists.
    const shared = ['shared.one@example.com', 'shared.two@example.com'];
    await ida.goto('/myTeam');
    await paste(page, `Only Boris <boris.only@example.com>\n${shared.join('\n')}\nnot an address`);
    await paste(ida, `${shared.toReversed().join(', ')}; ida.only@example.com`);
    await expect(page.getByText(/^1 entry is not an email address/)).toBeVisible();
    await Promise.all([
      page.getByRole('button', { name: 'Send 3 invites' }).click(),
      ida.getByRole('button', { name: 'Send 3 invites' }).click(),
    ]);
    await expect(lines(page)).toHaveCount(4);
    await expect(lines(ida)).toHaveCount(3);
    await expect(lines(page).filter({ hasText: 'boris.only@example.com' })).toContainText('Invited');
    await expect(lines(page).filter({ hasText: 'not an address' })).toContainText('kept in the field');
    await expect(lines(ida).filter({ hasText: 'ida.only@example.com' })).toContainText('Invited');
    for (const email of shared) {
      const told = await Promise.all(
        [page, ida].map((one) => lines(one).filter({ hasText: email }).innerText()),
      );
      expect(told.filter((text) => text.includes('Already invited'))).toHaveLength(1);
      await expect.poll(() => mailsTo(page, email)).toBe(1);
    }
    await expectAccessible(page);

    // One invite is accepted in two windows.
    await page.goto('/myTeam');
    await paste(page, demoPerson('Tess').email);
    await page
      .getByRole('button', { name: 'Send 2 invites' })
      .or(page.getByRole('button', { name: 'Send 1 invite' }))
      .click();
    await expect(lines(page).filter({ hasText: demoPerson('Tess').email })).toContainText('Invited');
    const link = `/signupWithTeam?team_id=${ENGEL.id}&email=${encodeURIComponent(demoPerson('Tess').email)}`;
    const other = await tess.context().newPage();
    await tess.goto(link);
    await other.goto(link);
    const join = (window: Page) => window.getByRole('button', { name: 'Join the team' });
    const both = [tess, other];
    // Whichever window shows the question answers it; the other one is told that it is done.
    const asking = () => Promise.all(both.map((window) => join(window).isVisible()));
    await expect.poll(async () => (await asking()).includes(true)).toBe(true);
    for (const window of both) if (await join(window).isVisible()) await join(window).click();
    await expect
      .poll(async () => {
        const texts = await Promise.all(both.map((window) => window.locator('body').innerText()));
        return texts.some((text) => text.includes(`You are now a member of ${ENGEL.name}.`));
      })
      .toBe(true);

    // She is made an admin, opens the page, and is removed while she edits a list.
    await page.goto('/myTeam');
    await page.getByRole('combobox', { name: 'Role of Tess Hargrove' }).selectOption('admin');
    await expect(page.getByText('Tess Hargrove is now Admin.')).toBeVisible();
    await tess.goto('/myTeam');
    await paste(tess, 'late@example.com');
    await page.getByRole('checkbox', { name: 'Select Tess Hargrove' }).check({ force: true });
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('Tess Hargrove is no longer on the team.')).toBeVisible();
    await tess.getByRole('button', { name: 'Send 1 invite' }).click();
    await expect(heading(tess, 'You are no longer on this team')).toBeVisible();
    await expectAccessible(tess);
    await expect.poll(() => mailsTo(page, 'late@example.com')).toBe(0);

    // Undo brings her back without an invite, and as what she was; then she is removed for good.
    await undoOf(page, 'Tess Hargrove is no longer on the team.').click();
    await expect(page.getByText('Tess Hargrove is back on the team.')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Role of Tess Hargrove' })).toHaveValue('admin');
    await tess.goto('/myTeam');
    await expect(heading(tess, ENGEL.name)).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select Tess Hargrove' }).check({ force: true });
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('Tess Hargrove is no longer on the team.')).toBeVisible();

    // The owner has the page open in another browser while the team is handed over.
    const second = await anotherBrowser();
    await enterAs(second, 'Boris');
    await second.goto('/editteam');
    await second.getByRole('textbox', { name: 'Team name' }).fill('Engel Roofs');
    await page.goto('/editteam');
    await page
      .getByRole('combobox', { name: 'New owner' })
      .selectOption({ label: 'Ida Vance, ida.vance@example.com' });
    await page.getByRole('button', { name: 'Change owner' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Make owner' }).click();
    await expect(page.getByText('Ida Vance owns the team now.')).toBeVisible();
    await second.getByRole('button', { name: 'Save' }).click();
    await expect(
      second.getByText('Only the team owner can change the name, the logo and the owner.'),
    ).toBeVisible();

    // Ida hands it back, and the people are as they were.
    await ida.goto('/editteam');
    await expect(ida.getByRole('textbox', { name: 'Team name' })).toHaveValue(ENGEL.name);
    await ida
      .getByRole('combobox', { name: 'New owner' })
      .selectOption({ label: 'Boris Engel, boris.engel@example.com' });
    await ida.getByRole('button', { name: 'Change owner' }).click();
    await ida.getByRole('alertdialog').getByRole('button', { name: 'Make owner' }).click();
    await expect(ida.getByText('Boris Engel owns the team now.')).toBeVisible();
    await page.goto('/myTeam');
    await page.getByRole('combobox', { name: 'Role of Ida Vance' }).selectOption('member');
    await expect(page.getByText('Ida Vance is now Member.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Ida Vance is now Admin.')).toBeVisible();
    await page.getByRole('combobox', { name: 'Role of Ida Vance' }).selectOption('member');
    await Promise.all([ida, tess, second].map((one) => one.context().close()));
  });
});
