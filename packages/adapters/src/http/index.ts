// The door of the HTTP adapters: core's gateways over the contract.
export { apiClient, type AccessTokens, type ApiClient } from './api-client.ts';
export { HttpAccountDirectory } from './http-account-directory.ts';
export { HttpProfileGateway } from './http-profile-gateway.ts';
export { HttpProjectGateway } from './http-project-gateway.ts';
export { HttpProjectLists } from './http-project-lists.ts';
export { HttpOccProjects } from './http-occ-projects.ts';
export { HttpTeamGateway } from './http-team-gateway.ts';
export { HttpTeamInvites } from './http-team-invites.ts';
export { HttpTeamMembers } from './http-team-members.ts';
