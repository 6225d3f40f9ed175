import fc, * as everything from 'fast-check';

/**
 * fast-check for `pnpm rules`: the seed and the number of runs of the environment hold for every property, also for
 * those that name a number themselves. fast-check's global configuration would not: what a property names wins there.
 */
const { RULES_SEED, RULES_RUNS } = process.env;
const chosen = {
  ...(RULES_SEED ? { seed: Number(RULES_SEED) } : {}),
  ...(RULES_RUNS ? { numRuns: Number(RULES_RUNS) } : {}),
};
fc.configureGlobal({ ...fc.readConfigureGlobal(), ...chosen });

export * from 'fast-check';

export const assert: typeof fc.assert = (property, parameters) =>
  everything.assert(property, { ...parameters, ...chosen });

export default { ...everything.default, assert };
