// @vitest-environment jsdom
import type { LinkedRoute } from '@ridgeline/core/routes';
import { afterEach, describe, expect, it } from 'vitest';
import { prefetchOnHover } from './prefetch.ts';

let stop = () => {};
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

function setUp(href: string, load?: (route: LinkedRoute) => Promise<unknown>) {
  const asked: LinkedRoute[] = [];
  stop = prefetchOnHover(document, (route) => {
    asked.push(route);
    return load?.(route) ?? Promise.resolve();
  });
  const link = document.createElement('a');
  const inside = document.createElement('span');
  link.href = href;
  link.append(inside);
  document.body.append(link);
  const point = (sign = 'pointerover') => {
    inside.dispatchEvent(new Event(sign, { bubbles: true }));
    return new Promise((resolve) => setTimeout(resolve));
  };
  return { asked, link, point };
}

describe('the code of a screen', () => {
  it.each(['pointerover', 'focusin', 'touchstart'])('is loaded on %s of a link to it, once', async (sign) => {
    const { asked, point } = setUp('/plans?x=1');
    await point(sign);
    await point('pointerover');
    expect(asked).toEqual(['plans']);
  });

  it.each(['https://elsewhere.example/plans', '/no/such/page', '/main/plans'])(
    'is not loaded for %s, which is no screen of ours',
    async (href) => {
      const { asked, point } = setUp(href);
      await point();
      expect(asked).toEqual([]);
    },
  );

  it('is not loaded for a link that opens beside this page', async () => {
    const { asked, link, point } = setUp('/plans');
    link.target = '_blank';
    await point();
    expect(asked).toEqual([]);
  });

  it('START-8 is asked for again where it could not be had', async () => {
    const { asked, point } = setUp('/tools', () => Promise.reject(new Error('offline')));
    await point();
    await point();
    expect(asked).toEqual(['tools', 'tools']);
  });
});
