declare module 'linebreak' {
  /** Where a text may be broken into lines (UAX #14); `position` is after the break. */
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { readonly position: number; readonly required: boolean } | null;
  }
}
