import type { operations, operationTable } from '@ridgeline/contract';
import type { CallerDb } from '../db/caller-db.ts';
import type { Db } from '../db/database.ts';
import type { Problem } from '../problems/problem.ts';

/** The types of the contract from the server's side: an operation without a handler does not compile. */
export type OperationTable = typeof operationTable;
export type OperationId = keyof OperationTable & keyof operations;

type QueryOf<Id extends OperationId> = NonNullable<operations[Id]['parameters']['query']>;
type DefaultsOf<Id extends OperationId> = OperationTable[Id]['defaults'][number] & keyof QueryOf<Id>;
type WithDefaults<Query, Names extends keyof Query> = Query & { [Name in Names]-?: NonNullable<Query[Name]> };

type BodyOf<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : undefined;

type JsonOf<Response> = Response extends { content: { 'application/json': infer Body } }
  ? Body
  : Response extends { content: { 'text/csv': unknown } }
    ? LinesBody
    : Response extends { content: { 'application/zip': unknown } }
      ? ArchiveBody
      : Response extends { content: { 'image/png': unknown } | { 'application/pdf': unknown } }
        ? FileBody
        : undefined;
type SuccessOf<Id extends OperationId> = Id extends OperationId
  ? {
      [Status in keyof operations[Id]['responses'] & (200 | 201 | 202 | 204)]: {
        readonly status: Status;
        readonly body: JsonOf<operations[Id]['responses'][Status]>;
      };
    }[keyof operations[Id]['responses'] & (200 | 201 | 202 | 204)]
  : never;

/** An answer that is a file. A file stored under the hash of its content has `kept: 'for-ever'`. */
export class FileBody {
  readonly bytes: Uint8Array;
  readonly type: 'image/png' | 'application/pdf';
  readonly kept: 'for-ever' | 'never';

  constructor(bytes: Uint8Array, type: FileBody['type'], kept: FileBody['kept']) {
    this.bytes = bytes;
    this.type = type;
    this.kept = kept;
  }
}

/** An answer that is sent line by line as it is read, so that a long one needs no more memory than a short one. */
export class LinesBody {
  readonly lines: AsyncIterable<string>;
  readonly fileName: string;

  constructor(lines: AsyncIterable<string>, fileName: string) {
    this.lines = lines;
    this.fileName = fileName;
  }
}

/** The same for a ZIP. */
export class ArchiveBody {
  readonly pieces: AsyncIterable<Uint8Array>;
  readonly fileName: string;

  constructor(pieces: AsyncIterable<Uint8Array>, fileName: string) {
    this.pieces = pieces;
    this.fileName = fileName;
  }
}

/** The input of a handler. The caller is authenticated; `db` checks their rights with each statement. */
export type Call<Id extends OperationId> = {
  readonly query: WithDefaults<QueryOf<Id>, DefaultsOf<Id>>;
  readonly path: operations[Id]['parameters']['path'];
  readonly body: BodyOf<Id>;
  /** The headers that the contract names, in lower case. */
  readonly headers: NonNullable<operations[Id]['parameters']['header']>;
  /** The user pool's id of the signed-in caller. */
  readonly caller: OperationTable[Id]['access'] extends 'anyone' ? null : string;
  readonly db: OperationTable[Id]['access'] extends 'anyone' ? Db : CallerDb;
};

export type Answer<Id extends OperationId> = SuccessOf<Id> | Problem;
export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Answer<Id>>;
/**
 * A handler that first waits for a supplier, and then answers. `ask` gets no database, so that neither a connection nor a
 * transaction is held while the supplier works.
 */
export type AskingHandler<Id extends OperationId> = {
  readonly ask: (call: Omit<Call<Id>, 'db'>) => Promise<Handler<Id>>;
};
export type Handlers = { readonly [Id in OperationId]: Handler<Id> | AskingHandler<Id> };

/** Limits of request bodies in bytes, for operations that need more than the default. */
export type BodyLimits = { readonly [Id in OperationId]?: number };

export function answer<const Status extends number, Body>(
  status: Status,
  body: Body,
): { readonly status: Status; readonly body: Body } {
  return { status, body };
}
