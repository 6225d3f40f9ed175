import { expect, it } from 'vitest';
import { aReport } from '../../testing/report.builder.ts';
import { iceBarrier, none, paperOf } from '../../testing/paper.builder.ts';
import { pdfContent } from './pdf-content.ts';
import { PdfkitMaker } from './pdfkit-maker.ts';

const condition =
  'On eaves that project over a heated space, and on those above an unheated one as well, whatever the slope';
const report = aReport({ facts: [{ ...iceBarrier, condition, others: [] }] });
const printed = async (locale: 'en' | 'es', of = report) => {
  const content = pdfContent({ ...none, kind: 'whole', locale, report: of, asked: {} });
  return { content, file: Buffer.from(await new PdfkitMaker().make(paperOf(content))).toString('latin1') };
};
const spans = (file: string) => file.match(/\/S \/Span\n(?:\/[A-Z]\w* .*\n)*?\/Lang \(en\)/g) ?? [];

it('D RPT-3.3 RPT-7 an English passage of a Spanish PDF is marked as such for screen readers, over its lines as one', async () => {
  const { content, file } = await printed('es');
  const lines = content.parts.flatMap(({ blocks }) => blocks);
  const line = lines.find((block) => block.is === 'line' && typeof block.value !== 'string');
  expect(line).toMatchObject({
    value: [{ text: 'No (' }, { text: condition, lang: 'en' }, { text: expect.stringMatching(/\)$/) }],
  });
  expect(file).toContain('/Lang (es)');
  expect(spans(file)).toHaveLength(1);
});

it('D RPT-3.3 RPT-7 nothing is marked in an English PDF, or where the data has its Spanish', async () => {
  expect(spans((await printed('en')).file)).toEqual([]);
  const both = aReport({ facts: [{ ...iceBarrier, condition, conditionEs: 'En los aleros', others: [] }] });
  expect(spans((await printed('es', both)).file)).toEqual([]);
});
