// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ComponentType, StrictMode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Language } from '../language/language.store.ts';
import { LanguageProvider } from '../language/use-words.tsx';
import { settled } from '../testing/gate.ts';
import { partOnDemand } from './part-on-demand.tsx';

afterEach(cleanup);

type Props = { readonly name: string };
const Loaded = ({ name }: Props) => <p>{`Loaded for ${name}`}</p>;
const Waiting = ({ name }: Props) => <p>{`Waiting for ${name}`}</p>;

function setUp(change: { readonly prepare?: (props: Props) => Promise<unknown> } = {}) {
  let isOffline = false;
  const loads: string[] = [];
  const load = async (): Promise<ComponentType<Props>> => {
    loads.push(isOffline ? 'failed' : 'loaded');
    if (isOffline) throw new Error('offline');
    return Loaded;
  };
  const reloads: string[] = [];
  const reload = async () => void reloads.push('reloaded');
  const Part = partOnDemand<Props>({ load, Waiting, reload, ...change });
  const show = () =>
    render(
      <StrictMode>
        <LanguageProvider language={new Language({ getItem: () => null, setItem: () => {} }, ['en'])}>
          <main>
            <p>The rest</p>
            <Part name="Ada" />
          </main>
        </LanguageProvider>
      </StrictMode>,
    );
  return { Part, show, loads, reloads, goOffline: (is = true) => (isOffline = is) };
}

const text = () => screen.getByRole('main').textContent;

describe('a part that is loaded on demand', () => {
  it('has a placeholder until it is there, and is loaded once', async () => {
    const { show, loads } = setUp();
    show();
    expect(text()).toBe('The restWaiting for Ada');
    await settled();
    expect(text()).toBe('The restLoaded for Ada');
    cleanup();
    show();
    expect(text()).toBe('The restLoaded for Ada');
    expect(new Set(loads)).toEqual(new Set(['loaded']));
  });

  it('START-8 says in its place that it could not be loaded, and asks again', async () => {
    const { show, goOffline } = setUp();
    goOffline();
    show();
    await settled();
    expect(screen.getByText('The rest')).toBeDefined();
    expect(screen.getByRole('alert').textContent).toContain('This part could not be loaded');
    goOffline(false);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settled();
    expect(text()).toBe('The restLoaded for Ada');
    expect(document.activeElement?.textContent).toBe('Loaded for Ada');
  });

  it('START-8 has the page loaded anew where asking again does not help', async () => {
    const { show, goOffline, reloads } = setUp();
    goOffline();
    show();
    await settled();
    expect(reloads).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settled();
    expect(reloads).toContain('reloaded');
    expect(screen.getByRole('alert')).toBeDefined();
  });

  it('waits for what it needs besides', async () => {
    const prepared: string[] = [];
    const { show } = setUp({ prepare: async ({ name }) => prepared.push(name) });
    show();
    await settled();
    expect(prepared[0]).toBe('Ada');
    expect(text()).toBe('The restLoaded for Ada');
  });

  it('is there at once where it was loaded before', async () => {
    const { Part, show } = setUp();
    Part.preload();
    await settled();
    show();
    expect(text()).toBe('The restLoaded for Ada');
  });
});
