import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** WCAG 2.2 A and AA, and what is good practice besides. */
const EVERY_RULE = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const RULES = {
  every: { type: 'tag', values: EVERY_RULE },
  contrast: { type: 'rule', values: ['color-contrast'] },
} as const satisfies Record<string, RunOptions['runOnly']>;

export type AxeRules = keyof typeof RULES;
export type Violation = { readonly id: string; readonly at: readonly string[] };

/**
 * Checks a page with axe. Its code is given to a document once, and it runs there: the package for Playwright gives it twice
 * for each check and opens another page for the result, which takes ten times as long. What an iframe of the payment
 * provider has inside is not ours to check.
 */
export async function violationsOn(page: Page, rules: AxeRules): Promise<readonly Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (runOnly) => {
    const { violations } = await window.axe.run(document, {
      runOnly,
      resultTypes: ['violations'],
      iframes: false,
    });
    return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(' ')) }));
  }, RULES[rules]);
}

declare global {
  interface Window {
    readonly axe: typeof import('axe-core');
  }
}
