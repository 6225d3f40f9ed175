/** Pages of PDFs as pictures, as `pdftoppm` of Poppler draws them. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';

const run = promisify(execFile);
const DOTS_PER_INCH = 80;

export type PaperShot = {
  readonly name: string;
  readonly paper: 'claimLetter' | 'whole';
  readonly page: 'first' | 'second' | 'last';
};

export const PAPER_SHOTS: readonly PaperShot[] = [
  { name: 'report-pdf', paper: 'whole', page: 'first' },
  { name: 'report-pdf-codes', paper: 'whole', page: 'second' },
  { name: 'report-pdf-seal', paper: 'whole', page: 'last' },
  { name: 'claim-letter-short', paper: 'claimLetter', page: 'last' },
];

/** Takes the pictures of the PDFs of the report that the page shows. */
export async function takePapers(
  page: Page,
  shots: readonly PaperShot[],
  keep: (name: string) => string,
): Promise<void> {
  for (const paper of new Set(shots.map((shot) => shot.paper))) {
    const bytes = await made(page, paper);
    const folder = await mkdtemp(join(tmpdir(), 'ridgeline-paper-'));
    const file = join(folder, 'paper.pdf');
    await writeFile(file, bytes);
    const pages = bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 1;
    const numbers = { first: 1, second: Math.min(2, pages), last: pages };
    for (const shot of shots.filter((one) => one.paper === paper)) {
      const number = String(numbers[shot.page]);
      const asked = ['-png', '-r', String(DOTS_PER_INCH), '-f', number, '-l', number, '-singlefile'];
      await run('pdftoppm', [...asked, file, keep(shot.name)]);
      process.stdout.write(`${shot.name}\n`);
    }
    await rm(folder, { recursive: true });
  }
}

async function made(page: Page, paper: PaperShot['paper']): Promise<Buffer> {
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'PDFs and claim letter' }).click();
  await page.getByLabel('PDF', { exact: true }).selectOption(paper);
  if (paper === 'claimLetter') await page.getByLabel('Claim number').fill('24-118820');
  const tab = page.waitForEvent('popup');
  const path = paper === 'claimLetter' ? '/claim-letter' : '/codeReports/pdf/';
  const answered = page.waitForResponse((response) => response.url().includes(path));
  await page.getByRole('button', { name: 'Open the PDF' }).press('Enter');
  const { url } = (await (await answered).json()) as { readonly url: string };
  await (await tab).close();
  await page.keyboard.press('Escape');
  return (await page.request.get(url)).body();
}
