import { brotliCompressSync, constants } from 'node:zlib';
import { join } from 'node:path';
import { rolldown, type OutputChunk } from 'rolldown';
import { doorsOf, manifestIn, type PackedWorld } from './packed.ts';

const CALCULATORS = '@ridgeline/core/calculators';

type Weighed = { readonly names: readonly string[]; readonly limit: number };

/**
 * Limits in bytes of brotli. A calculator takes parsed inputs to the outcome with its working, warnings and seal. Its
 * parser reads what people type as well, with units in two languages.
 */
const WEIGHED: Readonly<Record<string, Weighed>> = {
  'ice and water shield': { names: ['calculateIceAndWaterShield'], limit: 6144 },
  waste: { names: ['calculateWaste'], limit: 6144 },
  ventilation: { names: ['calculateVentilation'], limit: 6144 },
  'permit fee': { names: ['calculatePermitFee'], limit: 6144 },
  'ice and water shield with its parser': {
    names: ['parseIceAndWaterShield', 'calculateIceAndWaterShield'],
    limit: 6144,
  },
  'waste with its parser': { names: ['parseWaste', 'calculateWaste'], limit: 6144 },
  'ventilation with its parser': { names: ['parseVentilation', 'calculateVentilation'], limit: 6144 },
  'permit fee with its parser': { names: ['parsePermitProject', 'calculatePermitFee'], limit: 6144 },
};

/**
 * Nothing is left of a door that is imported for its effects, since `sideEffects` is false (`effects.ts` checks that this
 * is true), and no calculator outgrows its limit.
 */
export async function bundleFindings({ folder, packages }: PackedWorld): Promise<readonly string[]> {
  const findings: string[] = [];
  const doors = Object.values(packages).flatMap((place) => doorsOf(manifestIn(place)));
  for (const door of doors) {
    const { code } = await bundled(folder, `import '${door}';`);
    if (code.trim() !== '')
      findings.push(`${door} leaves ${code.length} bytes in a bundle that uses nothing of it`);
  }
  for (const [name, { names, limit }] of Object.entries(WEIGHED)) {
    const { code } = await bundled(folder, `export { ${names.join(', ')} } from '${CALCULATORS}';`);
    const weight = brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
    console.log(`${name}: ${weight} of ${limit} bytes`);
    if (weight > limit)
      findings.push(`${name} weighs ${weight} bytes, ${weight - limit} more than its limit`);
  }
  return findings;
}

async function bundled(folder: string, source: string): Promise<OutputChunk> {
  const entry = join(folder, 'entry.js');
  const bundle = await rolldown({
    input: entry,
    platform: 'browser',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? source : null),
      },
    ],
  });
  const { output } = await bundle.generate({ minify: true });
  await bundle.close();
  return output[0];
}
