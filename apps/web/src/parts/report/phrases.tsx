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
