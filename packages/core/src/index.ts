// The door of core: what web, API, CLI and other frontends may use, by area.

// shared
export * from './shared/clock.port.ts';
export * from './shared/email.policy.ts';
export * from './shared/instant.ts';
export * from './shared/messages.ts';
export * from './shared/result.ts';

// session
export * from './session/account-directory.port.ts';
export * from './session/identity.port.ts';
export * from './session/session.messages.ts';
export * from './session/sign-in-failure.policy.ts';
export * from './session/sign-in.use-case.ts';
export * from './session/sign-out.use-case.ts';

// profile
export * from './profile/load-profile.use-case.ts';
export * from './profile/profile-gateway.port.ts';
export * from './profile/profile.ts';

// reports
export * from './reports/project-gateway.port.ts';
export * from './reports/project-search.policy.ts';
export * from './reports/reports.messages.ts';
export * from './reports/search-projects.use-case.ts';
