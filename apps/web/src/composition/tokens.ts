import type { ApiClient, CachedReads, KeptReads } from '@ridgeline/adapters/http';
import type { WaitingEdits } from '../view-model/waiting-edits.store.ts';
import type { AbstractNewable, Newable } from 'inversify';

/** Names a dependency for the container: its class or port, or a symbol that carries the type. */
export type Token<Value> = Newable<Value> | AbstractNewable<Value> | (symbol & { readonly type?: Value });

/** Tokens for what is no class. */
export const API_CLIENT: Token<ApiClient> = Symbol('ApiClient');
export const TIME_ZONE: Token<string> = Symbol('time zone');
export const KEPT_READS: Token<KeptReads> = Symbol('KeptReads');
export const CACHED_READS: Token<CachedReads> = Symbol('CachedReads');
/** Loaded when they are first asked for. */
export const WAITING_EDITS: Token<() => Promise<WaitingEdits>> = Symbol('WaitingEdits');
