/**
 * A paper of nine pages (tagged, with bookmarks, tables, charts and seal) compared with raw pdfkit that writes the same texts
 * one after another: CPU milliseconds for each, in turn. The goal is a ratio of at most 2 to raw pdfkit with the same fonts.
 * Then the same papers in one ZIP, as a batch is downloaded, compared with the papers one by one.
 */
import {
  archive,
  PDF_FONT_FILES,
  type PdfContent,
  PdfkitMaker,
  type PdfPaper,
  plainText,
  sealed,
} from '@ridgeline/api/testing';
import PdfDocument from 'pdfkit';

const ROUNDS = 15;
/** Rounds that are not counted: code is compiled first, and fonts are opened once in a process. */
const WARM_UP = 5;
const LINES = 60;
const STORMS = 60;

const paper = aPaper();
const texts = textsOf(paper.content);
const maker = new PdfkitMaker();
const WAYS: Readonly<Record<string, () => Promise<Uint8Array>>> = {
  'our paper': () => maker.make(paper),
  'raw pdfkit, same fonts': () => raw(PDF_FONT_FILES.regular, PDF_FONT_FILES.bold),
  'raw pdfkit, Helvetica': () => raw('Helvetica', 'Helvetica-Bold'),
};

const spent = Object.fromEntries(Object.keys(WAYS).map((way) => [way, [] as number[]]));
for (let round = -WARM_UP; round < ROUNDS; round++)
  for (const [way, make] of Object.entries(WAYS)) {
    const cpu = await cpuMilliseconds(make);
    if (round >= 0) spent[way]?.push(cpu);
  }

const ours = spent['our paper'] ?? [];
const rows = [];
for (const [way, make] of Object.entries(WAYS)) {
  const bytes = Buffer.from(await make());
  const times = spent[way] ?? [];
  rows.push({
    way,
    pages: bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length,
    KB: Math.round(bytes.length / 1_024),
    'CPU ms, median': median(times),
    'ours ÷ this, median of pairs': median(ours.map((time, round) => time / (times[round] ?? time))),
  });
}
console.table(rows);
console.log('Aim: at most 2 times raw pdfkit with the same fonts.');

const MANY = 20;
const MANY_ROUNDS = 7;
const oneByOne: number[] = [];
const zipped: number[] = [];
for (let round = 0; round < MANY_ROUNDS; round++) {
  oneByOne.push(await cpuMilliseconds(() => read(papers())));
  zipped.push(await cpuMilliseconds(() => read(archive(papers(), new Date(paper.content.asOf)))));
}
console.table([
  {
    papers: MANY,
    'one by one, CPU ms': median(oneByOne),
    'in one ZIP, CPU ms': median(zipped),
    'ZIP ÷ one by one, median of pairs': median(
      zipped.map((time, round) => time / (oneByOne[round] ?? time)),
    ),
  },
]);

async function read(all: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of all);
}

async function* papers() {
  for (let at = 0; at < MANY; at++) yield { name: `${at}.pdf`, bytes: await maker.make(paper) };
}

async function cpuMilliseconds(make: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await make();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** All texts of the paper in its fonts, without tags, bookmarks, columns, rules, charts or a code. */
function raw(regular: string, bold: string): Promise<Uint8Array> {
  const document = new PdfDocument({ size: 'LETTER', margin: 54 });
  const chunks: Buffer[] = [];
  const bytes = new Promise<Uint8Array>((resolve) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
  });
  for (const { isTitle, text } of texts)
    document
      .font(isTitle ? bold : regular)
      .fontSize(isTitle ? 12 : 9.5)
      .text(text);
  document.end();
  return bytes;
}

function textsOf({ title, address, parts }: PdfContent): { isTitle: boolean; text: string }[] {
  const told = (text: string) => ({ isTitle: false, text });
  return [
    { isTitle: true, text: title },
    told(address),
    ...parts.flatMap((part) => [
      { isTitle: true, text: part.title },
      ...part.blocks.flatMap((block) => {
        if (block.is === 'line')
          return [block.name, block.value, block.source ?? '', ...block.beside].map(plainText).map(told);
        if (block.is === 'table') return block.rows.flat().map(plainText).map(told);
        if (block.is === 'chart' || block.is === 'map' || block.is === 'storms') return [told(block.says)];
        return [told(block.is === 'heading' ? block.title : block.text)];
      }),
    ]),
  ];
}

function aPaper(): PdfPaper {
  const from = ['City of Sheridan', 'State of Colorado', 'Arapahoe County', 'Manufacturer'];
  const line = (at: number) =>
    ({
      is: 'line',
      name: `Requirement ${at} of the roof covering`,
      value: `Underlayment ${at} shall comply with the section, in two layers at eaves below a slope of ${(at % 4) + 2}:12 (likely)`,
      source: `Source: ${from[at % 4]}, ${2015 + (at % 3) * 3}, 2026-01-${10 + (at % 20)}, row ${at * 7}`,
      beside: [
        `Also: required from 24 in inside line ${at} (the state’s rule). Source: ${from[(at + 1) % 4]}`,
      ],
    }) as const;
  const storm = (at: number) => [
    `Hail report ${at}`,
    `June ${(at % 28) + 1}, 2018 at ${(at % 11) + 1}:20 AM`,
    `${(at % 3) + 1}.00 in`,
    `${at}.5`,
    `preliminary report. Storm Prediction Center, 180615_rpts_filtered_hail.csv line ${at * 13}`,
  ];
  const lines = (first: number) => Array.from({ length: LINES / 3 }, (_, at) => line(first + at));
  const content: PdfContent = {
    title: 'Report 100042',
    address: '4101 S Federal Blvd, Sheridan, CO 80110',
    intro: null,
    asOf: '2026-03-04T15:20:00.000Z',
    locale: 'en',
    parts: [
      { title: 'CODE DETAIL', isPublic: true, blocks: lines(0) },
      { title: 'MANUFACTURER REQUIREMENTS', isPublic: true, blocks: lines(20) },
      { title: 'DESIGN CRITERIA', isPublic: true, blocks: lines(40) },
      {
        title: 'HAIL STORM HISTORY',
        isPublic: false,
        blocks: [
          {
            is: 'table',
            columns: [18, 22, 12, 10, 38].map((share, at) => ({ title: `Column ${at}`, share })),
            rows: Array.from({ length: STORMS }, (_, at) => storm(at)),
          },
          line(60),
          {
            is: 'chart',
            says: 'Hail reports by distance',
            bars: [1, 3, 5, 10, 25, 50].map((miles) => ({ label: `${miles} mi`, count: miles * 2 })),
          },
        ],
      },
    ],
  };
  const { seal } = sealed(content);
  const page = 'https://ridgeline.example.com';
  return { content, seal, links: { report: `${page}/report/100042`, check: `${page}/paper/${seal}` } };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return Number((sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(2));
}
