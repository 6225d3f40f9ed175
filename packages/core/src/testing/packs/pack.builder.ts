import type { LoadedRow } from '../../packs/pack-candidates.ts';
import { PACK_FORMAT, type PackCells, type PackHead } from '../../packs/pack.schema.ts';

/** A right row: frost depth in Sheridan, Colorado. */
export function aPackRow(over: Partial<PackCells> = {}): PackCells {
  return {
    row_id: 'co/sheridan/frost-depth',
    question: 'frost-depth',
    level: 'place',
    bodies: '0869645',
    value: '36',
    unit: 'in',
    status: 'adopted',
    trust: 'high',
    source_name: 'City of Sheridan Design Criteria',
    source_url: 'https://www.ci.sheridan.co.us/438/City-of-Sheridan-Design-Criteria',
    source_read: '2026-11-22',
    ...over,
  };
}

/** A right row: a permit at a fixed fee in Springfield, Colorado. */
export function aFeeScheduleRow(over: Partial<PackCells> = {}): PackCells {
  return {
    row_id: 'springfield-co',
    question: 'fee-schedule',
    level: 'place',
    bodies: '0873330',
    value: 'Springfield',
    status: 'adopted',
    trust: 'medium',
    source_name: 'Town of Springfield, Fees',
    source_url: 'https://example.com/fees',
    source_read: '2026-11-22',
    schedule: {
      components: [{ id: 'permit', name: 'roof-permit', kind: 'flat', basis: 'constant', amount: '75.00' }],
    },
    ...over,
  };
}

export function aPackHead(over: Partial<PackHead> = {}): PackHead {
  return {
    format: PACK_FORMAT,
    id: 'city-of-sheridan',
    version: '2026.11',
    licence: 'Facts',
    compiled_on: '2026-11-22',
    row_count: 1,
    ...over,
  };
}

/** The row as the database gives it back: for the first of its bodies. */
export function aLoadedRow(over: Partial<LoadedRow> = {}): LoadedRow {
  const row = aPackRow(over);
  return { ...row, pack: 'city-of-sheridan', body: row.bodies.split(' ')[0] ?? '', ...over };
}
