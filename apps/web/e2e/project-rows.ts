import type { Locator, Page } from '@playwright/test';

export function projects(page: Page): Locator {
  return page.getByRole('table', { name: 'Projects' });
}

/** How many rows a screen of this width shows by itself. */
export function rowsOf(page: Page): number {
  return (page.viewportSize()?.width ?? 0) < 576 ? 5 : 15;
}
