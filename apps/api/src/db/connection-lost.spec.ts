import { expect, it } from 'vitest';
import { isConnectionLost } from './connection-lost.ts';

it.each([
  ['57P03', 'the database system is starting up'],
  ['57P01', 'terminating connection due to administrator command'],
  ['08006', 'connection failure'],
  ['53300', 'sorry, too many clients already'],
  ['ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:5432'],
  ['EPIPE', 'write EPIPE'],
  [undefined, 'Connection terminated unexpectedly'],
  [undefined, 'Client has encountered a connection error and is not queryable'],
  [undefined, 'Query read timeout'],
])('is a connection lost: %s %s', (code, message) => {
  expect(isConnectionLost({ code, message })).toBe(true);
});

it.each([
  [undefined, "Cannot read properties of undefined (reading 'connect')"],
  ['23505', 'duplicate key value violates unique constraint "connections_pkey"'],
  ['42703', 'column "connected" does not exist'],
  ['ERR_INVALID_ARG_TYPE', 'The "connection" argument must be of type string'],
])('is a bug of ours and no connection lost: %s %s', (code, message) => {
  expect(isConnectionLost({ code, message })).toBe(false);
});
