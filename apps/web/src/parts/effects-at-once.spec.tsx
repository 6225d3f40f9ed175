import { fireEvent, screen } from '@testing-library/react';
import { makeAutoObservable } from 'mobx';
import { observer } from 'mobx-react-lite';
import { startTransition, useLayoutEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { EffectsAtOnce } from './effects-at-once.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

class Form {
  text = '';
  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }
  type(text: string): void {
    this.text = text;
  }
}

const Field = observer(function Field({ vm }: { readonly vm: Form }) {
  return <input value={vm.text} onChange={({ target }) => vm.type(target.value)} />;
});

const input = () => screen.getByRole<HTMLInputElement>('textbox');

/** Types two letters after the commit and before React comes to the effects of a render that is no answer to input. */
async function typedAtOnce(beside: ReactNode): Promise<string> {
  // Outside `act`, which would run the effects itself.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const typed = new Promise<void>((tell) => {
    function Typist() {
      useLayoutEffect(() => {
        queueMicrotask(() => {
          for (const letter of 'ab') fireEvent.input(input(), { target: { value: input().value + letter } });
          tell();
        });
      }, []);
      return null;
    }
    startTransition(() =>
      root.render(
        <>
          <Field vm={new Form()} />
          {beside}
          <Typist />
        </>,
      ),
    );
  });
  await typed;
  await vi.waitFor(() => expect(input().value).not.toBe(''), { timeout: 20_000 });
  const { value } = input();
  root.unmount();
  return value;
}

describe('the effects of a form that has just appeared', () => {
  it('run before anybody types, so that nothing of it is lost', async () => {
    expect(await typedAtOnce(<EffectsAtOnce />)).toBe('ab');
  });

  it('would come too late by themselves', async () => {
    expect(await typedAtOnce(null)).toBe('b');
  });
});
