import { allTokens, type Source } from './sources.ts';

/** A block of code in the docs. */
export type Snippet = {
  readonly page: string;
  /** The page and the first line of the block. */
  readonly where: string;
  readonly language: string;
  readonly text: string;
  /** Why no spec runs or reads it: `not-run=<reason>` after its language. */
  readonly notRun: string | null;
};

const NOT_RUN = 'not-run=';

export function snippetsOf({ name, tokens }: Pick<Source, 'name' | 'tokens'>): readonly Snippet[] {
  return allTokens(tokens).flatMap((token) => {
    if (token.type !== 'code') return [];
    const [language = '', ...marks] = String(token['lang'] ?? '').split(' ');
    const mark = marks.join(' ');
    const text = String(token['text']);
    return [
      {
        page: name,
        where: `${name}.md: ${text.split('\n')[0]}`,
        language,
        text,
        notRun: mark.startsWith(NOT_RUN) ? mark.slice(NOT_RUN.length) : null,
      },
    ];
  });
}
