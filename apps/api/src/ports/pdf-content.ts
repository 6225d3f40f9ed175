import type { Phrase, Surroundings } from '@ridgeline/core/reports';
import type { Locale } from '@ridgeline/core/shared';

/** A text in the language of the PDF, or in phrases of which some are in another. */
export type PdfWords = string | readonly Phrase[];

/** What it is called, what is said, where that is from, and the rows that do not answer. */
export type PdfLine = {
  readonly is: 'line';
  readonly name: string;
  readonly value: PdfWords;
  readonly source: string | null;
  readonly beside: readonly PdfWords[];
};

/** The first cell of a row is its title. `share` is the part of the width that a column gets. */
export type PdfTable = {
  readonly is: 'table';
  readonly columns: readonly { readonly title: string; readonly share: number }[];
  readonly rows: readonly (readonly PdfWords[])[];
};

/** `says` is the text for readers who do not see the bars. */
export type PdfChart = {
  readonly is: 'chart';
  readonly says: string;
  readonly bars: readonly { readonly label: string; readonly count: number }[];
};

/** A drawn map: paths are in the notation of SVG, and lengths count from the upper left corner. */
export type MapDrawing = {
  readonly width: number;
  readonly height: number;
  readonly here: string;
  readonly around: readonly string[];
  readonly borders: string;
  readonly names: readonly { readonly text: string; readonly x: number; readonly y: number }[];
  readonly point: { readonly x: number; readonly y: number };
};

/** `says` is the text for readers who do not see the map. */
export type PdfMap = MapDrawing & { readonly is: 'map'; readonly says: string };

/** Storms around a property, as a map and as a chart of time and distance; `says` is the text for readers who do not see them. */
export type PdfStorms = {
  readonly is: 'storms';
  readonly says: string;
  /** What marks mean. */
  readonly note: string;
  readonly withinMiles: number;
  readonly rings: readonly { readonly miles: number; readonly label: string }[];
  readonly ground: Surroundings | null;
  readonly here: string;
  readonly north: string;
  readonly times: readonly { readonly label: string; readonly at: number }[];
  readonly marks: readonly {
    /** The number of its row in the table below. */
    readonly label: string;
    readonly east: number;
    readonly north: number;
    readonly miles: number;
    /** On the axis of time, from 0 to 1. */
    readonly at: number;
    /** From 0 to 1; null where no size or speed is given. */
    readonly size: number | null;
  }[];
};

/** The title of what follows in a part, with a bookmark below that of the part. */
export type PdfHeading = { readonly is: 'heading'; readonly title: string };

/** A sentence that stands alone: what there is not. */
export type PdfNote = { readonly is: 'note'; readonly text: string };

export type PdfBlock = PdfHeading | PdfLine | PdfTable | PdfChart | PdfMap | PdfStorms | PdfNote;
export type PdfPart = {
  readonly title: string;
  /** Whether the page that checks a paper shows its lines to everybody: never with an address, a name or a number of a claim. */
  readonly isPublic: boolean;
  readonly blocks: readonly PdfBlock[];
};

/** All that a PDF says, in the order in which it is printed. */
export type PdfContent = {
  readonly title: string;
  readonly address: string;
  /** A sentence before the parts. */
  readonly intro: string | null;
  readonly asOf: string;
  readonly locale: Locale;
  readonly parts: readonly PdfPart[];
};
