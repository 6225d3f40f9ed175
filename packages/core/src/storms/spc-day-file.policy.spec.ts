import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasPublishedFiles, publishedFile } from '../testing/storms/published-storm-files.ts';
import { refusalsIn, reportsIn, rowsOf } from '../testing/storms/storm-files.ts';
import { dayOfFileName, SpcDayFile } from './spc-day-file.policy.ts';
import { milesBetween } from '../places/distance.policy.ts';
import { identityOf } from './storm-report.ts';
import { stormsNear } from './storms-near.policy.ts';

const JUNE_15 = Date.UTC(2018, 5, 15);
const HAIL = 'Time,Size,Location,County,State,Lat,Lon,Comments';
const WIND = 'Time,Speed,Location,County,State,Lat,Lon,Comments';
const TORNADO = 'Time,F_Scale,Location,County,State,Lat,Lon,Comments';

const read = (lines: readonly string[], day: number | null = JUNE_15) =>
  rowsOf(new SpcDayFile(day), lines.join('\n'));
const iso = (at: number | undefined) => (at === undefined ? null : new Date(at).toISOString());

describe('a daily file', () => {
  it('gives size and speed in the units of the file, and the text as it is', () => {
    const [hail] = reportsIn(
      read([HAIL, '2245,175,3 SSE ATHENS,LIMESTONE,AL,34.77,-86.95,GOLF BALL, NEAR I-65, AT TEN (HUN)']),
    );
    expect(hail).toEqual({
      kind: 'hail',
      at: Date.UTC(2018, 5, 15, 22, 45),
      place: { latitude: 34.77, longitude: -86.95 },
      magnitude: { unit: 'hundredths-in', value: 175 },
      basis: 'unknown',
      record: 'spc-daily',
      location: '3 SSE ATHENS',
      county: 'LIMESTONE',
      state: 'AL',
      comments: 'GOLF BALL, NEAR I-65, AT TEN (HUN)',
      eventId: null,
      line: 2,
    });
    const [wind] = reportsIn(read([WIND, '1215,78,13 SSE LITTLE MARAIS,LSZ162,MN,47,-90.96,(DLH)']));
    expect(wind).toMatchObject({
      magnitude: { unit: 'mph', value: 78 },
      county: 'LSZ162',
      place: { latitude: 47 },
    });
  });

  it.each([
    ['1200', '2018-06-15T12:00:00.000Z'],
    ['2359', '2018-06-15T23:59:00.000Z'],
    ['0000', '2018-06-16T00:00:00.000Z'],
    ['1159', '2018-06-16T11:59:00.000Z'],
    // A spreadsheet drops the zeros in front.
    ['24', '2018-06-16T00:24:00.000Z'],
  ])('%s belongs to the day that began at 12:00 UTC: %s', (time, at) => {
    const [report] = reportsIn(read([HAIL, `${time},100,A,B,TN,36,-86,(OHX)`]));
    expect(iso(report?.at)).toBe(at);
  });

  it.each(['UNK', '0'])('an unknown speed (%s) is no magnitude', (speed) => {
    const [report] = reportsIn(read([WIND, `1228,${speed},3 N IRONWOOD,GOGEBIC,MI,46.49,-90.14,(MQT)`]));
    expect(report?.magnitude).toBeNull();
  });

  it('reads a combined raw file by its sections and titles, and leaves tornadoes out', () => {
    const rows = read(
      [
        'Raw Tornado LSR for 130401 12Z to 11:59Z the next day',
        'Time,EF_Scale,Location,County,State,LAT,LON,Remarks',
        '2140,UNK,9 S SILVERTON,BRISCOE,TX,34.34,-101.3,TORNADO (LUB)',
        'Raw Wind/Gust LSR for 130401 12Z to 11:59Z the next day',
        'Time,Speed(MPH),Location,County,State,LAT,LON,Remarks',
        '0024,60,5 N BENJAMIN,KNOX,TX,33.66,-99.79,GUST (OUN)',
        'Raw Hail LSR for 130401 12Z to 11:59Z the next day',
        'Time,Size(1/100in.),Location,County,State,LAT,LON,Remarks',
        '2042,100,HALE CENTER,HALE,TX,34.06,-101.84,(LUB)',
      ],
      null,
    );
    expect(reportsIn(rows).map(({ kind, at, line }) => [kind, iso(at), line])).toEqual([
      ['wind', '2013-04-02T00:24:00.000Z', 6],
      ['hail', '2013-04-01T20:42:00.000Z', 9],
    ]);
    expect(refusalsIn(rows)).toEqual([]);
  });

  it('joins comments that go on in further lines, also those of a tornado', () => {
    const rows = read([
      TORNADO,
      '2225,UNK,5 W WYNNE,CROSS,AR,35.23,-90.88,A WEAK LANDSPOUT TORNADO OCCURRED',
      "        NEAR THE L''ANGUILLE RIVER. TIME IS",
      '        ESTIMATED. (MEG)',
      HAIL,
      '1335,100,MOSINEE,MARATHON,WI,44.78,-89.69,HAIL',
      'FELL FOR TEN MINUTES. (GRB)',
      '1431,100,WAUSAU,MARATHON,WI,44.96,-89.63,(GRB)',
    ]);
    expect(reportsIn(rows).map(({ comments, line }) => [comments, line])).toEqual([
      ['HAIL FELL FOR TEN MINUTES. (GRB)', 6],
      ['(GRB)', 8],
    ]);
    expect(refusalsIn(rows)).toEqual([]);
  });

  it('does not take the lines of a file of another kind for one endless comment', () => {
    const lines = Array.from({ length: 500 }, () => ' '.repeat(10) + 'x'.repeat(90));
    const rows = read([HAIL, '1335,100,MOSINEE,MARATHON,WI,44.78,-89.69,HAIL', ...lines]);
    expect(reportsIn(rows)[0]?.comments.length).toBeLessThan(11_000);
    expect(refusalsIn(rows).length).toBeGreaterThan(1);
  });

  it.each([
    ['columns-missing', '1335,100,MOSINEE,MARATHON,WI,44.78'],
    ['columns-missing', 'nothing of a row'],
    ['time-invalid', '2460,100,A,B,WI,44.78,-89.69,(GRB)'],
    ['time-invalid', '12:3x,100,A,B,WI,44.78,-89.69,(GRB)'],
    ['magnitude-invalid', '1335,1.00,A,B,WI,44.78,-89.69,(GRB)'],
    ['magnitude-invalid', '1335,-5,A,B,WI,44.78,-89.69,(GRB)'],
    ['place-invalid', '1335,100,A,B,WI,144.78,-89.69,(GRB)'],
    ['place-invalid', '1335,100,A,B,WI,,-89.69,(GRB)'],
    ['place-invalid', '1335,100,A,B,WI,0,0,(GRB)'],
    ['state-invalid', '1335,100,A,B,Wisconsin,44.78,-89.69,(GRB)'],
  ])('says %s of %s, and reads the other lines', (why, line) => {
    const good = '1431,100,WAUSAU,MARATHON,WI,44.96,-89.63,(GRB)';
    const rows = read([HAIL, good, line, good]);
    expect(refusalsIn(rows)).toEqual([[3, why]]);
    expect(reportsIn(rows)).toHaveLength(2);
  });

  it('refuses rows without a header, and of a day that nothing names', () => {
    const row = '1335,100,MOSINEE,MARATHON,WI,44.78,-89.69,(GRB)';
    expect(refusalsIn(read([row]))).toEqual([[1, 'header-unknown']]);
    expect(refusalsIn(read([HAIL, row], null))).toEqual([[2, 'date-invalid']]);
  });

  it.each([
    ['180615_rpts_filtered_hail.csv', '2018-06-15T00:00:00.000Z'],
    ['000229_rpts_hail.csv', '2000-02-29T00:00:00.000Z'],
    ['180230_rpts_hail.csv', null],
    ['0531_hail.csv', null],
    ['yesterday.csv', null],
  ])('%s is of %s', (name, day) => {
    expect(iso(dayOfFileName(name) ?? undefined)).toBe(day);
  });

  it('law: every line that is no header is a report, a refusal, or a part of a comment, and nothing is thrown', () => {
    const texts = fc.array(
      fc.oneof(
        fc.constantFrom(HAIL, WIND, TORNADO, '', '1431,100,WAUSAU,MARATHON,WI,44.96,-89.63,(GRB)'),
        fc.string(),
        fc.array(fc.string({ maxLength: 6 }), { minLength: 6, maxLength: 10 }).map((all) => all.join(',')),
      ),
    );
    fc.assert(
      fc.property(texts, (lines) => {
        const rows = read(lines.map((line) => line.replaceAll('\n', ' ')));
        const numbers = rows.map((row) => (row.is === 'report' ? row.report.line : row.line));
        expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
        expect(numbers.every((line) => line >= 1 && line <= Math.max(1, lines.length))).toBe(true);
      }),
    );
  });
});

describe.skipIf(!hasPublishedFiles)('the published files', () => {
  it.each([
    ['180615_rpts_filtered_hail.csv', 20],
    ['180615_rpts_filtered_wind.csv', 25],
    ['180615_rpts_filtered_torn.csv', 0],
    ['0531_hail.csv', 75],
    ['0531_wind.csv', 100],
    ['yesterday_raw.csv', 30],
  ])('%s has %i reports and no other line', (name, count) => {
    const rows = rowsOf(new SpcDayFile(dayOfFileName(name) ?? Date.UTC(2013, 4, 31)), publishedFile(name));
    expect(refusalsIn(rows)).toEqual([]);
    expect(reportsIn(rows)).toHaveLength(count);
  });

  it('tells the hail near Nashville on June 15, 2018', () => {
    const rows = rowsOf(new SpcDayFile(JUNE_15), publishedFile('180615_rpts_filtered_hail.csv'));
    const nashville = { latitude: 36.1627, longitude: -86.7816 };
    const { nearest, counts } = stormsNear(nashville, reportsIn(rows));
    expect(counts).toEqual([1, 1, 1, 1, 2, 3]);
    expect(nearest?.miles.toFixed(3)).toBe('0.512');
    expect(nearest?.report.magnitude).toEqual({ unit: 'hundredths-in', value: 100 });
    expect(iso(nearest?.report.at)).toBe('2018-06-15T22:45:00.000Z');
  });

  it('tells the hail near Marquette, in line 21', () => {
    const rows = rowsOf(new SpcDayFile(JUNE_15), publishedFile('180615_rpts_filtered_hail.csv'));
    const report = reportsIn(rows).find(({ line }) => line === 21);
    expect(iso(report?.at)).toBe('2018-06-16T10:20:00.000Z');
    expect(milesBetween({ latitude: 46.5436, longitude: -87.3954 }, report?.place ?? nowhere)).toBeLessThan(
      20,
    );
  });

  it('a later copy of the day, with lines before it, has the same reports', () => {
    const text = publishedFile('180615_rpts_filtered_hail.csv');
    const [header = '', ...lines] = text.split('\n');
    const later = [header, '1201,125,NEW,MARATHON,WI,44.7,-89.6,(GRB)', ...lines].join('\n');
    const identities = (of: string) =>
      new Set(reportsIn(rowsOf(new SpcDayFile(JUNE_15), of)).map(identityOf));
    const [before, after] = [identities(text), identities(later)];
    expect([...before].every((one) => after.has(one))).toBe(true);
    expect(after.size).toBe(before.size + 1);
  });
});

const nowhere = { latitude: 0, longitude: 0 };
