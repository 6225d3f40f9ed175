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

const WORDS = {
  en: { more: 'More', papers: 'PDFs and claim letter', claim: 'Claim number', open: 'Open the PDF' },
  es: { more: 'Más', papers: 'PDF y carta de reclamo', claim: 'Número de reclamo', open: 'Abrir el PDF' },
} as const;

/** Takes the pictures of the PDFs of the report that the page shows, in the language in which it is shown. */
export async function takePapers(
  page: Page,
  language: keyof typeof WORDS,
  shots: readonly PaperShot[],
  keep: (name: string) => string,
): Promise<void> {
  for (const paper of new Set(shots.map((shot) => shot.paper))) {
    const bytes = await made(page, WORDS[language], paper);
    const folder = await mkdtemp(join(tmpdir(), 'ridgeline-paper-'));
    const file = join(folder, 'paper.pdf');
    await writeFile(file, bytes);
    const pages = bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 1;
    const numbers = { first: 1, second: Math.min(2, pages), last: pages };
    for (const shot of shots.filter((one) => one.paper === paper)) {
      const number = String(numbers[shot.page]);
      const asked = ['-png', '-r', String(DOTS_PER_INCH), '-f', number, '-l', number, '-singlefile'];
      await run('pdftoppm', [...asked, file, keep(shot.name)]);
      process.stdout.write(`${language} ${shot.name}\n`);
    }
    await rm(folder, { recursive: true });
  }
}

type Words = (typeof WORDS)[keyof typeof WORDS];

async function made(page: Page, words: Words, paper: PaperShot['paper']): Promise<Buffer> {
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: words.more }).click();
  await page.getByRole('menuitem', { name: words.papers }).click();
  await page.getByLabel('PDF', { exact: true }).selectOption(paper);
  if (paper === 'claimLetter') await page.getByLabel(words.claim).fill('24-118820');
  const tab = page.waitForEvent('popup');
  const path = paper === 'claimLetter' ? '/claim-letter' : '/codeReports/pdf/';
  const answered = page.waitForResponse((response) => response.url().includes(path));
  await page.getByRole('button', { name: words.open }).press('Enter');
  const { url } = (await (await answered).json()) as { readonly url: string };
  await (await tab).close();
  await page.keyboard.press('Escape');
  return (await page.request.get(url)).body();
}
