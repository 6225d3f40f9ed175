import { type Fact, factText, stormRowText, type Surroundings } from '@ridgeline/core/reports';
import { type Locale, say } from '@ridgeline/core/shared';
import { factLine } from './fact-line.ts';
import type { PdfBlock, PdfChart, PdfTable } from '../../ports/pdf-content.ts';
import { aroundPicture, aroundTable } from './storms-around.ts';
import { pdfMessages } from './pdf.messages.ts';

/**
 * The facts of a section on storms: those that stand out in one table, a chart under each count by distance, and each report
 * by itself with a map and a chart.
 */
export function stormBlocks(
  facts: readonly Fact[],
  ground: Surroundings | null,
  locale: Locale,
): readonly PdfBlock[] {
  const rows = facts.flatMap((fact) => stormRows(fact, locale));
  const others = facts.filter((fact) => stormRows(fact, locale).length === 0);
  return [
    ...(rows.length > 0 ? [stormTable(rows, locale)] : []),
    ...others.flatMap((fact) => [
      factLine(fact, locale),
      ...countChart(fact, locale),
      ...aroundBlocks(fact, ground, locale),
    ]),
  ];
}

function stormRows(fact: Fact, locale: Locale): readonly (readonly string[])[] {
  if (fact.is !== 'known' || fact.value.kind !== 'storms') return [];
  const { name } = factText(fact, locale);
  return fact.value.rows.map((storm) => {
    const { at, size, miles, record, source } = stormRowText(storm, locale);
    return [name, at, size, miles, `${record}. ${source}`];
  });
}

function stormTable(rows: PdfTable['rows'], locale: Locale): PdfTable {
  const columns = (
    [
      ['storm', 18],
      ['storm-at', 22],
      ['storm-size', 12],
      ['storm-miles', 10],
      ['storm-record', 38],
    ] as const
  ).map(([word, share]) => ({ title: say(pdfMessages, locale, word), share }));
  return { is: 'table', columns, rows };
}

/** Nothing is drawn where the report does not include storms, does not know, or has none: bars of nothing are a gap on paper. */
function countChart(fact: Fact, locale: Locale): readonly PdfChart[] {
  if (fact.is !== 'known' || fact.value.kind !== 'storm-counts') return [];
  const bars = fact.value.rows.flatMap(({ withinMiles, reports }) =>
    withinMiles === null
      ? []
      : [{ label: say(pdfMessages, locale, 'miles', { miles: withinMiles }), count: reports }],
  );
  if (bars.every(({ count }) => count === 0)) return [];
  const { name, answer } = factText(fact, locale);
  return [{ is: 'chart', says: `${name}: ${answer.join('; ')}`, bars }];
}

/** A picture and a table of each record that tells of some. */
function aroundBlocks(fact: Fact, ground: Surroundings | null, locale: Locale): readonly PdfBlock[] {
  if (fact.is !== 'known') return [];
  return [fact, ...fact.others].flatMap(({ value, source }) =>
    value.kind === 'storms-around' && value.rows.length > 0
      ? [aroundPicture(value, source.name, ground, locale), aroundTable(value, locale)]
      : [],
  );
}
