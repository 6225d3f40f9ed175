import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  aStormEvent,
  STORM_EVENT_FIELDS,
  STORM_EVENTS_HEADER,
} from '../testing/storms/storm-events.builder.ts';
import { refusalsIn, reportsIn, rowsOf } from '../testing/storms/storm-files.ts';
import { quotedFieldsOf } from './quoted-fields.policy.ts';
import { editionOfFileName, StormEventsFile } from './storm-events-file.policy.ts';
import { identityOf } from './storm-report.ts';

const read = (...lines: readonly string[]) =>
  rowsOf(new StormEventsFile({ year: 2021, made: '2024-02-16' }), lines.join('\n'));
const first = (change: Readonly<Record<string, string>>) =>
  reportsIn(read(STORM_EVENTS_HEADER, aStormEvent(change)))[0];
const iso = (at: number | undefined) => (at === undefined ? null : new Date(at).toISOString());

describe('a file of Storm Events details', () => {
  it('gives hail in hundredths of an inch, with place, county and event', () => {
    expect(STORM_EVENTS_HEADER.split(',')).toHaveLength(51);
    expect(first({})).toEqual({
      kind: 'hail',
      at: Date.UTC(2021, 2, 17, 4, 35),
      place: { latitude: 38.5, longitude: -96.26 },
      magnitude: { unit: 'hundredths-in', value: 100 },
      basis: 'unknown',
      record: 'ncei',
      location: '6 NNE PLYMOUTH',
      county: '20111',
      state: 'KS',
      comments: 'A spotter reported quarter size hail.',
      eventId: '950338',
      line: 2,
    });
  });

  it.each([
    ['EG', 'estimated'],
    ['MG', 'measured'],
    ['ES', 'estimated'],
    ['MS', 'measured'],
    ['', 'unknown'],
  ])('gives wind in knots, and of %s says that it is %s', (code, basis) => {
    const wind = first({ EVENT_TYPE: 'Thunderstorm Wind', MAGNITUDE: '61.00', MAGNITUDE_TYPE: code });
    expect(wind).toMatchObject({ kind: 'wind', magnitude: { unit: 'knots', value: 61 }, basis });
  });

  it.each([
    ['CST-6', '2021-03-17T04:35:00.000Z'],
    ['AKST-9', '2021-03-17T07:35:00.000Z'],
    ['GST10', '2021-03-16T12:35:00.000Z'],
    // Older rows.
    ['CSt', '2021-03-17T04:35:00.000Z'],
    ['MDT', '2021-03-17T04:35:00.000Z'],
  ])('%s is %s in UTC, the standard time of the place all year', (zone, at) => {
    expect(iso(first({ CZ_TIMEZONE: zone })?.at)).toBe(at);
  });

  it.each([
    ['an empty magnitude', { MAGNITUDE: '' }, { magnitude: null }],
    ['a magnitude of 0', { MAGNITUDE: '0' }, { magnitude: null }],
    ['one without a digit in front', { MAGNITUDE: '.75' }, { magnitude: { value: 75 } }],
    ['a time without zeros in front', { BEGIN_TIME: '5' }, { at: Date.UTC(2021, 2, 16, 6, 5) }],
    ['a range of 0', { BEGIN_RANGE: '0' }, { location: 'PLYMOUTH' }],
    ['a zone', { CZ_TYPE: 'Z' }, { county: '' }],
    ['a FIPS without zeros in front', { STATE_FIPS: '8', CZ_FIPS: '5' }, { state: 'CO', county: '08005' }],
  ])('reads %s', (_, change, told) => {
    expect(first(change)).toMatchObject(told);
  });

  it('leaves out what is neither hail nor wind of a thunderstorm', () => {
    const others = ['Tornado', 'High Wind', 'Marine Hail', 'Flood'].map((type) =>
      aStormEvent({ EVENT_TYPE: type }),
    );
    expect(read(STORM_EVENTS_HEADER, ...others)).toEqual([]);
  });

  it('reads text with commas, doubled quotes and line breaks, and counts its lines', () => {
    const text = 'The "Bartlett", a ferry,\nwas grounded.\n\nNobody was injured.';
    const rows = read(
      STORM_EVENTS_HEADER,
      aStormEvent({ EVENT_NARRATIVE: text }),
      aStormEvent({ EVENT_ID: '2' }),
    );
    expect(reportsIn(rows).map(({ comments, line }) => [comments, line])).toEqual([
      [text, 2],
      [STORM_EVENT_FIELDS['EVENT_NARRATIVE'], 6],
    ]);
  });

  it.each([
    ['date-invalid', { BEGIN_DAY: '32' }],
    ['time-invalid', { BEGIN_TIME: '2460' }],
    ['time-zone-unknown', { CZ_TIMEZONE: 'UNK' }],
    // Alaska's or the Atlantic's.
    ['time-zone-unknown', { CZ_TIMEZONE: 'AST' }],
    ['magnitude-invalid', { MAGNITUDE: 'large' }],
    ['place-missing', { BEGIN_LAT: '', BEGIN_LON: '' }],
    ['place-invalid', { BEGIN_LAT: '95' }],
    ['state-invalid', { STATE_FIPS: '99' }],
  ])('says %s and reads the other lines', (why, change) => {
    const rows = read(
      STORM_EVENTS_HEADER,
      aStormEvent(),
      aStormEvent(change),
      aStormEvent({ EVENT_ID: '3' }),
    );
    expect(refusalsIn(rows)).toEqual([[3, why]]);
    expect(reportsIn(rows)).toHaveLength(2);
  });

  it('refuses a line with other columns, a file without the header, and a quote that does not end', () => {
    expect(refusalsIn(read(STORM_EVENTS_HEADER, '1,2,3'))).toEqual([[2, 'columns-missing']]);
    expect(refusalsIn(read('BEGIN_YEARMONTH,EVENT_ID'))).toEqual([[1, 'header-unknown']]);
    expect(refusalsIn(read(STORM_EVENTS_HEADER, aStormEvent(), '"202103'))).toEqual([[3, 'quote-unclosed']]);
  });

  it('goes on after a quote that is never closed', () => {
    const endless = ['"', ...Array.from({ length: 120 }, () => 'x'.repeat(1_000))];
    const [refused] = refusalsIn(read(STORM_EVENTS_HEADER, ...endless, aStormEvent()));
    expect(refused).toEqual([2, 'quote-unclosed']);
    expect(refusalsIn(read(STORM_EVENTS_HEADER, `"${'x'.repeat(200_000)}`, aStormEvent()))).toEqual([
      [2, 'quote-unclosed'],
    ]);
    expect(reportsIn(read(STORM_EVENTS_HEADER, `"${'x'.repeat(200_000)}`, aStormEvent()))).toHaveLength(1);
  });

  it('an event is the same in a later edition that corrects it', () => {
    const [before, after] = [first({}), first({ MAGNITUDE: '1.25' })];
    expect(before && after && identityOf(before) === identityOf(after)).toBe(true);
  });

  it.each([
    ['StormEvents_details-ftp_v1.0_d2018_c20240216.csv.gz', { year: 2018, made: '2024-02-16' }],
    ['StormEvents_details-ftp_v1.0_d1950_c20210803.csv', { year: 1950, made: '2021-08-03' }],
    ['StormEvents_details-ftp_v1.0_d2018_c20240230.csv.gz', null],
    ['details.csv', null],
  ])('the name %s says %o', (name, edition) => {
    expect(editionOfFileName(name)).toEqual(edition);
  });
});

describe('quoted fields', () => {
  it('law: what was quoted is read back, whatever it contains', () => {
    const texts = fc.array(
      fc.string().map((text) => text.trim()),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(texts, (fields) => {
        const record = fields.map((field) => `"${field.replaceAll('"', '""')}"`).join(',');
        expect(quotedFieldsOf(record)).toEqual(fields);
      }),
    );
  });

  it('reads plain and empty ones beside them', () => {
    expect(quotedFieldsOf(',1, a ,"b,""c""",')).toEqual(['', '1', 'a', 'b,"c"', '']);
    expect(quotedFieldsOf('')).toEqual(['']);
  });
});
