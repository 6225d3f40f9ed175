import {
  printedCalculation,
  type PrintedCalculation,
  type PrintedFigures,
} from '@ridgeline/core/calculators';
import type { CalculationInPrint } from '@ridgeline/core/reports';
import { type Locale, say } from '@ridgeline/core/shared';
import { plainLine } from './fact-line.ts';
import type { PdfBlock, PdfLine } from '../../ports/pdf-content.ts';
import { calculatorMessages, pdfMessages } from './pdf.messages.ts';

/** Saved calculations, whole: inputs, results, each line of the working with its source, and whether it still comes out. */
// D CALC-5.3
export function calculationBlocks(saved: readonly CalculationInPrint[], locale: Locale): readonly PdfBlock[] {
  return saved.flatMap((one) => {
    const printed = printedCalculation(one.calculation, locale);
    const { figures } = printed;
    return [
      heading(one, locale),
      ...(figures === null ? [] : figureLines(figures, locale)),
      recordLine(printed, locale),
    ];
  });
}

/** What saved calculations ask for, each quantity with what it rests on. */
// D RPT-7.1
export function askedBlocks(saved: readonly CalculationInPrint[], locale: Locale): readonly PdfBlock[] {
  return saved.flatMap((one) => {
    const printed = printedCalculation(one.calculation, locale);
    const { figures } = printed;
    return [
      heading(one, locale),
      ...(figures === null ? [] : [...quantityLines(figures, locale), ...warningLine(figures, locale)]),
      recordLine(printed, locale),
    ];
  });
}

function heading({ calculation, number, savedAt }: CalculationInPrint, locale: Locale): PdfBlock {
  const title = say(pdfMessages, locale, 'calculation', {
    calculator: say(calculatorMessages, locale, calculation.calculator),
    number,
    day: new Date(savedAt).toISOString().slice(0, 10),
  });
  return { is: 'heading', title };
}

function figureLines(figures: PrintedFigures, locale: Locale): readonly PdfLine[] {
  const inputs = figures.inputs.map(({ name, value }) => say(pdfMessages, locale, 'named', { name, value }));
  return [
    plainLine(say(pdfMessages, locale, 'inputs'), inputs.join('\n')),
    ...quantityLines(figures, locale),
    ...warningLine(figures, locale),
    ...figures.working.map(({ name, value, notes }) => ({ ...plainLine(name, value), source: notes })),
  ];
}

function quantityLines({ quantities }: PrintedFigures, locale: Locale): readonly PdfLine[] {
  return quantities.map(({ name, value, restsOn }) => ({
    ...plainLine(name, value),
    source: say(pdfMessages, locale, 'rests-on', { bases: restsOn.join('; ') }),
  }));
}

function warningLine({ warnings }: PrintedFigures, locale: Locale): readonly PdfLine[] {
  return warnings.length === 0 ? [] : [plainLine(say(pdfMessages, locale, 'warnings'), warnings.join('\n'))];
}

function recordLine({ reproduction, hash }: PrintedCalculation, locale: Locale): PdfLine {
  return {
    ...plainLine(say(pdfMessages, locale, 'record'), reproduction),
    source: say(pdfMessages, locale, 'hash', { hash }),
  };
}
