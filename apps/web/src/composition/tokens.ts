import type { ApiClient } from '@ridgeline/adapters/http';
import type { ServiceIdentifier } from 'inversify';

/** What is no class has a token of its own; ports and view-models are theirs. */
export const API_CLIENT: ServiceIdentifier<ApiClient> = Symbol('ApiClient');
