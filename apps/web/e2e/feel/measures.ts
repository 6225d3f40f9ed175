import type { BrowserContext, Page } from '@playwright/test';

export type Shift = { readonly value: number; readonly moved: readonly string[] };
export type SmallTarget = { readonly what: string; readonly width: number; readonly height: number };

declare global {
  interface Window {
    ridgelineShifts: Shift[];
  }
}

/** Records the layout shifts of each document of this context from its first paint on. */
export async function recordShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  await context.addInitScript(() => {
    type Entry = PerformanceEntry & {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly {
        readonly node: Node | null;
        readonly previousRect: DOMRect;
        readonly currentRect: DOMRect;
      }[];
    };
    window.ridgelineShifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Entry[]) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(({ node, previousRect: was, currentRect: is }) => {
          const element = node instanceof Element ? node : (node?.parentElement ?? null);
          const words = (element?.textContent ?? '').trim().slice(0, 30);
          const name = `${element?.tagName.toLowerCase() ?? '?'}.${element?.getAttribute('class') ?? ''}`;
          return `${name} “${words}” y ${Math.round(was.y)}→${Math.round(is.y)} h ${Math.round(was.height)}→${Math.round(is.height)}`;
        });
        window.ridgelineShifts.push({ value: entry.value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** As browsers sum it: the worst window of at most five seconds is not exceeded by the sum of one load. */
export async function shiftsOf(
  page: Page,
): Promise<{ readonly sum: number; readonly all: readonly Shift[] }> {
  const all = await page.evaluate(() => window.ridgelineShifts);
  return { sum: all.reduce((sum, { value }) => sum + value, 0), all };
}

/** How many pixels the document is wider than the window, and what reaches out. */
export async function overflowOf(
  page: Page,
): Promise<{ readonly by: number; readonly what: readonly string[] }> {
  return page.evaluate(() => {
    const by = document.documentElement.scrollWidth - window.innerWidth;
    if (by <= 0) return { by: 0, what: [] };
    const what = [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
      .filter((element) => {
        for (let above = element.parentElement; above !== null; above = above.parentElement)
          if (above !== document.body && getComputedStyle(above).overflowX !== 'visible') return false;
        return true;
      })
      .filter((element) => element.children.length === 0 || element.scrollWidth > element.clientWidth)
      .slice(0, 6)
      .map(
        (element) =>
          `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} “${(element.textContent ?? '').trim().slice(0, 40)}” to ${Math.round(element.getBoundingClientRect().right)}`,
      );
    return { by, what };
  });
}

/** What can be operated and is smaller than `least`, measured by where a pointer hits it; links within a text are not judged. */
export async function smallTargets(page: Page, least: number): Promise<readonly SmallTarget[]> {
  return page.evaluate((least) => {
    const OPERATED =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=menuitem], [role=option], [role=switch], [role=slider]';
    const small: { what: string; width: number; height: number }[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(OPERATED)) {
      if (!element.checkVisibility({ checkOpacity: false, checkVisibilityCSS: true })) continue;
      if (element.matches(':disabled, [aria-hidden=true] *, [inert] *, [tabindex="-1"]')) continue;
      const label = element instanceof HTMLInputElement ? (element.labels?.[0] ?? null) : null;
      const isHidden =
        element.getBoundingClientRect().width <= 1 || getComputedStyle(element).opacity === '0';
      // The payment provider's fields are inside one of ours, which leads into them wherever it is pressed.
      const provided = element.closest('.StripeElement')?.parentElement;
      const box = provided ?? (isHidden && label !== null ? label : element);
      const { display } = getComputedStyle(box);
      const around = box.parentElement?.textContent?.trim() ?? '';
      if (display === 'inline' && around.length > (box.textContent?.trim().length ?? 0)) continue;
      box.scrollIntoView({ block: 'center', inline: 'center' });
      const rect = box.getBoundingClientRect();
      if (rect.width <= 1 || rect.height <= 1) continue;
      const x = rect.left + rect.width / 2;
      const y = rect.top + rect.height / 2;
      const hits = (atX: number, atY: number) => {
        const hit = document.elementFromPoint(atX, atY);
        return (
          hit !== null &&
          (box.contains(hit) || hit === element || (hit.closest('label') === label && label !== null))
        );
      };
      // Covered by something that floats above the page.
      if (!hits(x, y)) continue;
      const reach = (dx: number, dy: number) => {
        // No farther than decides it: each step asks the browser what is there.
        let far = 0;
        while (far < least && hits(x + dx * (far + 1), y + dy * (far + 1))) far += 1;
        return far;
      };
      const width = reach(-1, 0) + reach(1, 0) + 1;
      const height = reach(0, -1) + reach(0, 1) + 1;
      if (width >= least - 1 && height >= least - 1) continue;
      const name = element.getAttribute('aria-label') ?? label?.textContent ?? element.textContent ?? '';
      small.push({
        what: `${element.tagName.toLowerCase()}.${box.getAttribute('class') ?? ''} “${name.trim().slice(0, 30)}”`,
        width,
        height,
      });
    }
    window.scrollTo(0, 0);
    return small;
  }, least);
}
