import { WEB_ADDRESS, type InputReader } from '../inputs.ts';
import type { LocalIceBarrierRule } from './ice-barrier-rules.ts';

/** A local rule by its id, or in full as in a municipality's record; none if omitted. */
export function readLocalRule(
  reader: InputReader,
  name: string,
  known: readonly LocalIceBarrierRule[],
): LocalIceBarrierRule | null {
  if (!reader.has(name)) return null;
  const rule = reader.group(name);
  if (!rule.has('requirements')) {
    const id = reader.choice(name, ['none', ...known.map((rule) => rule.id)]);
    return known.find((rule) => rule.id === id) ?? null;
  }
  return {
    id: rule.text('id', undefined, 'local'),
    by: rule.text('by'),
    section: rule.text('section'),
    url: rule.text('url', WEB_ADDRESS),
    date: rule.day('date', null),
    read: rule.day('read'),
    stands: rule.choice('stands', ['besides', 'instead'], 'besides'),
    requirements: rule.list('requirements', 1, (requirement) => ({
      inches: requirement.number('inches', { min: 0, max: 240 }),
      from: requirement.choice('from', ['roof-edge', 'inside-wall']),
      measured: requirement.choice('measured', ['along-slope', 'as-read'], 'along-slope'),
      fromRise: requirement.number('fromRise', { min: 0, max: 24 }, 0),
    })),
    uncertainAboveRise: rule.number('uncertainAboveRise', { min: 0, max: 24 }, null),
  };
}
