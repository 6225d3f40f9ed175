import type { Phrase } from '@ridgeline/core/reports';
import { Fragment } from 'react';

/** Phrases in one line, each in its language: a screen reader reads English of the data in an English voice. */
export function Phrases({ of }: { readonly of: readonly Phrase[] }) {
  return of.map(({ text, lang }, at) => (
    <Fragment key={text}>
      {at > 0 && '; '}
      {lang === undefined ? text : <span lang={lang}>{text}</span>}
    </Fragment>
  ));
}

/** The phrases of one text, one after another. */
export function Runs({ of }: { readonly of: readonly Phrase[] }) {
  return of.map(({ text, lang }, at) => {
    // A text may have the same phrase twice, and never another order.
    const key = `${at} ${text}`;
    return lang === undefined ? (
      <Fragment key={key}>{text}</Fragment>
    ) : (
      <span key={key} lang={lang}>
        {text}
      </span>
    );
  });
}
