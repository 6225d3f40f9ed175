import { gzipSync } from 'node:zlib';
import { aPackHead, aPackRow } from '@ridgeline/core/testing/packs';
import { PACK_LIMIT, type PackCells } from '@ridgeline/core/packs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packFailureText } from './pack-failure-text.ts';
import { readPackFile } from './pack-file.ts';

const ROWS = [
  aPackRow(),
  aPackRow({ row_id: 'b', value: '42', condition: 'above 6,000 ft, "the Mesa"\u2009ñ' }),
];
const COLUMNS = [...new Set(ROWS.flatMap((row) => Object.keys(row) as (keyof PackCells)[]))];
const head = aPackHead({ row_count: ROWS.length });
const bytesOf = (text: string) => new TextEncoder().encode(text);
const asJson = (rows: readonly object[], over: object = {}) =>
  bytesOf(JSON.stringify({ ...head, row_count: rows.length, ...over, rows }));
const asCsv = (rows: readonly PackCells[], end = '\n') => bytesOf(csvText(rows).join(end) + end);

function csvText(rows: readonly PackCells[]): readonly string[] {
  const named = Object.entries({ ...head, row_count: rows.length });
  const line = (values: readonly unknown[]) =>
    values.map((value) => `"${String(value ?? '').replaceAll('"', '""')}"`).join(',');
  return [
    line(named.map(([name]) => name)),
    line(named.map(([, value]) => value)),
    line(COLUMNS),
    ...rows.map((row) => line(COLUMNS.map((column) => row[column]))),
  ];
}

async function codeOf(bytes: Uint8Array) {
  const file = await readPackFile(bytes);
  return file.ok ? 'read' : file.failure.code;
}

describe('a file of a data pack', () => {
  it('RPT-3 says the same as CSV and as JSON, packed or not, from Windows or a spreadsheet', async () => {
    const files = [
      asJson(ROWS),
      asCsv(ROWS),
      asCsv(ROWS, '\r\n'),
      gzipSync(asCsv(ROWS)),
      gzipSync(asJson(ROWS)),
      Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), asCsv(ROWS)]),
      // A spreadsheet fills the lines of the head up with commas.
      bytesOf(
        csvText(ROWS)
          .map((line, index) => (index < 2 ? `${line},,,\n` : `${line}\n`))
          .join(''),
      ),
    ];
    for (const bytes of files) {
      expect(await readPackFile(bytes)).toMatchObject({ ok: true, value: { head, rows: ROWS } });
    }
  });

  it.each([
    ['empty', bytesOf(''), 'not-a-pack'],
    ['another CSV', bytesOf('a,b\n1,2\n3,4\n'), 'not-a-pack'],
    ['a web page', bytesOf('<!doctype html><title>404</title>'), 'not-a-pack'],
    ['JSON that ends too early', asJson(ROWS).subarray(0, -20), 'not-a-pack'],
    ['a JSON list', bytesOf('[]'), 'not-a-pack'],
    ['JSON 100,000 deep', bytesOf(`{"rows":${'['.repeat(100_000)}${']'.repeat(100_000)}}`), 'not-a-pack'],
    ['a cell that is not closed', bytesOf('format,id\n"ridgeline'), 'not-csv'],
    ['of another version', asJson(ROWS, { format: 'ridgeline-data-pack/2' }), 'other-format-version'],
    ['CSV that lacks its last row', bytesOf(csvText(ROWS).slice(0, -1).join('\n')), 'cut-off'],
    ['CSV that ends inside a row', asCsv(ROWS).subarray(0, -30), 'not-csv'],
    ['gzip that ends too early', gzipSync(asCsv(ROWS)).subarray(0, -30), 'damaged'],
    ['gzip with a changed byte', gzipSync(asCsv(ROWS)).fill(7, 60, 70), 'damaged'],
    ['in Latin-1', Buffer.from(csvText(ROWS).join('\n'), 'latin1'), 'not-utf-8'],
    ['in UTF-16', Buffer.from(csvText(ROWS).join('\n'), 'utf16le'), 'not-utf-8'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452ff', 'hex'), 'not-utf-8'],
    ['larger than the limit', Buffer.alloc(PACK_LIMIT + 1, ' '), 'too-large'],
    ['packed and enormous', gzipSync(Buffer.alloc(PACK_LIMIT + 1, ' ')), 'too-large'],
    ['a row without a date', asJson([{ ...aPackRow(), source_read: undefined }]), 'rows-wrong'],
    ['a row without a source', asJson([{ ...aPackRow(), source_name: undefined }]), 'rows-wrong'],
    [
      'a row that is a prototype',
      bytesOf(JSON.stringify({ ...head, row_count: 1, rows: [{ __proto__: 1 }] })),
      'rows-wrong',
    ],
  ])('RPT-3 that is %s is refused with one code', async (_, bytes, code) => {
    expect(await codeOf(bytes)).toBe(code);
  });

  it('RPT-3 is refused, and never crashes the reader, wherever it is cut off or damaged', async () => {
    const whole = asCsv(ROWS);
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 2), async (end) => {
        expect(await codeOf(whole.subarray(0, end))).not.toBe('read');
      }),
    );
  });

  it('RPT-3 that ends inside a row says so, and from which line on', async () => {
    const file = await readPackFile(asCsv(ROWS).subarray(0, -30));
    if (file.ok) throw new Error('It was read.');
    expect(packFailureText(file.failure, 'en')).toMatch(
      /^The file is not CSV from line \d on, or it ends too early\.$/,
    );
    expect(packFailureText(file.failure, 'es')).toContain('termina antes de tiempo');
  });

  it('RPT-3 has its wrong rows listed with line and reason, in both languages', async () => {
    const file = await readPackFile(asCsv([aPackRow(), aPackRow({ row_id: 'b', value: 'deep' })]));
    if (file.ok) throw new Error('It was read.');
    expect(packFailureText(file.failure, 'en')).toBe(
      '1 error:\n  line 5: value has to be a number: what limits it goes into the condition',
    );
    expect(packFailureText(file.failure, 'es')).toBe(
      '1 error:\n  línea 5: value tiene que ser un número: lo que lo limita va en la condición',
    );
  });

  it('RPT-3 has a hundred of its errors listed, and the rest counted', async () => {
    const rows = Array.from({ length: 150 }, (_, index) => aPackRow({ row_id: `r${index}`, value: 'deep' }));
    const file = await readPackFile(asJson(rows.map((row, index) => ({ ...row, value: `x${index}` }))));
    if (file.ok) throw new Error('It was read.');
    const lines = packFailureText(file.failure, 'en').split('\n');
    expect([lines.length, lines[0], lines.at(-1)]).toEqual([102, '150 errors:', '  and 50 more']);
  });
});
