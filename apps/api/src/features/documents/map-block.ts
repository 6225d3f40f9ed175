import { type Locale, say } from '@ridgeline/core/shared';
import type { PdfMap } from '../../ports/pdf-content.ts';
import type { LocatorMap } from '../places/locator-map.ts';
import { pdfMessages } from './pdf.messages.ts';

// RPT-6
export function mapBlock({ county, state, ...drawn }: LocatorMap, locale: Locale): PdfMap {
  const says = say(pdfMessages, locale, 'map', { county, state: state.toUpperCase() });
  return { is: 'map', says, ...drawn };
}
