import { type Fact, factText } from '@ridgeline/core/reports';
import type { Locale } from '@ridgeline/core/shared';
import type { PdfLine } from '../../ports/pdf-content.ts';

export function factLine(fact: Fact, locale: Locale): PdfLine {
  const { name, answer, source, beside } = factText(fact, locale);
  return { is: 'line', name, value: answer.join('\n'), source, beside };
}

export function plainLine(name: string, value: string): PdfLine {
  return { is: 'line', name, value, source: null, beside: [] };
}
