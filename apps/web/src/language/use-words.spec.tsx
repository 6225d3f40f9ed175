import { messages } from '@ridgeline/core/shared';
import { act, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Language } from './language.store.ts';
import { LanguageProvider, useWords } from './use-words.tsx';

const greetings = messages({ hello: 'Hello' }, { hello: 'Hola' });

/** Not an observer, as a component that contains only text. */
function Greeting() {
  return <p>{useWords(greetings)('hello')}</p>;
}

describe('the words on a screen', () => {
  it('follow the language that is chosen, also where nothing else is observed', () => {
    const language = new Language({ getItem: () => null, setItem: () => {} }, ['en']);
    render(
      <LanguageProvider language={language}>
        <Greeting />
      </LanguageProvider>,
    );
    expect(screen.getByText('Hello')).toBeDefined();
    act(() => language.choose('es'));
    expect(screen.getByText('Hola')).toBeDefined();
  });
});
