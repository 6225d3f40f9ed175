// The testing door of core: one fake per port, builders, arbitraries, and the contract suite of each port.

export * from './shared/fake-clock.ts';

export * from './session/fake-account-directory.ts';
export * from './session/fake-identity.ts';
export * from './session/identity.contract.ts';

export * from './reports/fake-project-gateway.ts';
export * from './reports/project-gateway.contract.ts';
export * from './reports/project-row.builder.ts';
export * from './reports/project-search.arbitrary.ts';

// calculators
export * from './calculators/calculators.arbitrary.ts';
export * from './calculators/ice-and-water-shield.arbitrary.ts';
export * from './calculators/ice-and-water-shield.builder.ts';
