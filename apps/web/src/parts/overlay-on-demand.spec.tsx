// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ComponentType, StrictMode, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Language } from '../language/language.store.ts';
import { LanguageProvider } from '../language/use-words.tsx';
import { settled } from '../testing/gate.ts';
import { overlayOnDemand } from './overlay-on-demand.tsx';

afterEach(cleanup);

type Props = { readonly name: string; readonly isOpen: boolean };
const Loaded = ({ name, isOpen }: Props) => <p>{isOpen ? `Menu of ${name}` : 'Closing'}</p>;

function setUp() {
  let isOffline = false;
  const loads: string[] = [];
  const Menu = overlayOnDemand<{ readonly name: string }>(async (): Promise<ComponentType<Props>> => {
    loads.push(isOffline ? 'failed' : 'loaded');
    if (isOffline) throw new Error('offline');
    return Loaded;
  });
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <main>
        <button type="button" onClick={() => setOpen(!isOpen)}>
          Menu
        </button>
        <Menu name="Ada" isOpen={isOpen} onClose={() => setOpen(false)} />
      </main>
    );
  }
  render(
    <StrictMode>
      <LanguageProvider language={new Language({ getItem: () => null, setItem: () => {} }, ['en'])}>
        <Page />
      </LanguageProvider>
    </StrictMode>,
  );
  const press = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name }));
    await settled();
  };
  return { press, loads, goOffline: (is = true) => (isOffline = is) };
}

const text = () => screen.getByRole('main').textContent;
const told = () => screen.queryByRole('alert')?.textContent ?? null;

describe('an overlay that is loaded on demand', () => {
  it('is loaded when it is first open, and stays while it closes', async () => {
    const { press, loads } = setUp();
    await settled();
    expect([text(), loads]).toEqual(['Menu', []]);
    await press('Menu');
    expect(text()).toBe('MenuMenu of Ada');
    await press('Menu');
    expect(text()).toBe('MenuClosing');
    expect(told()).toBeNull();
  });

  it('START-8 says over the page that it could not be loaded, and asks again', async () => {
    const { press, goOffline } = setUp();
    goOffline();
    await press('Menu');
    expect(text()).toBe('Menu');
    expect(told()).toContain('This part could not be loaded');
    goOffline(false);
    await press('Try again');
    expect([text(), told()]).toEqual(['MenuMenu of Ada', null]);
  });

  it('START-8 says nothing more once it is closed, and the next opening asks again', async () => {
    const { press, goOffline } = setUp();
    goOffline();
    await press('Menu');
    await press('Close');
    expect([text(), told()]).toEqual(['Menu', null]);
    await press('Menu');
    expect(told()).not.toBeNull();
    await press('Close');
    goOffline(false);
    await press('Menu');
    expect([text(), told()]).toEqual(['MenuMenu of Ada', null]);
  });
});
