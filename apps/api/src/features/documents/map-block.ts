import type { PointPrecision } from '@ridgeline/core/places';
import { type Locale, say } from '@ridgeline/core/shared';
import type { PdfMap } from '../../ports/pdf-content.ts';
import type { LocatorMap } from '../places/locator-map.ts';
import { pdfMessages } from './pdf.messages.ts';

/** Where the property lies, and how precise the point is. */
export type PlacedMap = LocatorMap & { readonly precision: PointPrecision };

// RPT-6
export function mapBlock({ county, state, precision, ...drawn }: PlacedMap, locale: Locale): PdfMap {
  const says = say(pdfMessages, locale, `map-at-${precision}`, { county, state: state.toUpperCase() });
  return { is: 'map', says, ...drawn };
}
