// Public exports of support.
export { FindOnePerson, type SeveralPeople } from './find-one-person.use-case.ts';
export type { PeopleSearch } from './people-search.policy.ts';
export type {
  AllowanceGrant,
  AllowanceKind,
  AllowanceStandings,
  FoundPerson,
  PersonStanding,
} from './person-standing.ts';
export {
  type AdoptionFailure,
  type AuditEntry,
  type AuditPage,
  type AuditSearch,
  type Grant,
  type Granted,
  type GrantFailure,
  type MailedInvite,
  type PendingLinks,
  type ReportAtDesk,
  type ResendFailure,
  SupportDesk,
  type SupportFailure,
  type TeamAtDesk,
  type TrialFailure,
} from './support-desk.port.ts';
export { supportMessages, type SupportWord } from './support.messages.ts';
