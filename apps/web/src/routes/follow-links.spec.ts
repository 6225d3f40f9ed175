import { afterEach, describe, expect, it } from 'vitest';
import { followLinks } from './follow-links.ts';

let stop = () => {};
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

function setUp(attributes: Readonly<Record<string, string>>) {
  const gone: string[] = [];
  stop = followLinks(document, { go: (path) => void gone.push(path) });
  const link = document.createElement('a');
  const inside = document.createElement('span');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  link.append(inside);
  document.body.append(link);
  const press = (how: MouseEventInit = {}): boolean => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...how });
    inside.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { gone, link, press };
}

describe('a pressed link', () => {
  it('goes to a path of this site without leaving the page, with its query and its place', () => {
    const { gone, press } = setUp({ href: '/plans?from=menu#team' });
    expect(press()).toBe(true);
    expect(gone).toEqual(['/plans?from=menu#team']);
  });

  it.each([
    { href: 'https://elsewhere.example/plans' },
    { href: '//elsewhere.example/plans' },
    { href: 'mailto:help@example.com' },
    { href: '/plans', target: '_blank' },
    { href: '/brochure.pdf', download: '' },
    { href: '#main' },
  ])('is left to the browser: %o', (attributes) => {
    const { gone, press } = setUp(attributes);
    expect(press()).toBe(false);
    expect(gone).toEqual([]);
  });

  it.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'is left to the browser with %o',
    (how) => {
      const { gone, press } = setUp({ href: '/plans' });
      expect(press(how)).toBe(false);
      expect(gone).toEqual([]);
    },
  );

  it('is followed where a part keeps its click to itself, as a menu does', () => {
    const { gone, link, press } = setUp({ href: '/plans' });
    link.addEventListener('click', (event) => event.stopPropagation());
    expect(press()).toBe(true);
    expect(gone).toEqual(['/plans']);
  });
});
