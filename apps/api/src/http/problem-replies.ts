import type { ProblemCode } from '@ridgeline/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isConnectionLost } from '../db/connection-lost.ts';
import { NoConnection } from '../db/database.ts';
import { StorageFull } from '../ports/files.port.ts';
import { SupplierAway } from '../ports/supplier-away.ts';
import { constraintProblem } from '../problems/constraint-problems.ts';
import { problem, problemDocument, Refusal, statusOf, type Problem } from '../problems/problem.ts';

const FASTIFY_CODES: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'media-type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'body-malformed',
  FST_ERR_CTP_INVALID_JSON_BODY: 'body-malformed',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'body-malformed',
};

/** No space left on the disk of the database. */
const DISK_FULL = '53100';
const LOCK_NOT_AVAILABLE = '55P03';
/** Seconds after which a call that was answered as unavailable may be sent again. */
const RETRY_AFTER = 2;

/** Every error is answered as a problem document: never a stack, never SQL. */
export function replyWithProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const found = problemOf(error);
    if (statusOf(found.problem) >= 500) request.log.error({ err: error }, 'request failed');
    return sendProblem(request, reply, found);
  });
}

export function replyNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendProblem(request, reply, problem('not-found'));
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, found: Problem): FastifyReply {
  const status = statusOf(found.problem);
  if (status === 503) reply.header('retry-after', RETRY_AFTER);
  return reply
    .code(status)
    .header('content-type', 'application/problem+json')
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send(problemDocument(found, request.id));
}

function problemOf(error: FastifyError): Problem {
  if (error instanceof Refusal) return error.problem;
  if (error.validation) return problem('invalid', fieldOf(error));
  if (error.statusCode === 429) return problem('too-many-requests');
  const known = FASTIFY_CODES[error.code] ?? constraintProblem(error);
  if (known) return problem(known);
  if (error instanceof SyntaxError || error.statusCode === 400) return problem('body-malformed');
  if (error instanceof StorageFull || error.code === DISK_FULL) return problem('storage-full');
  if (error instanceof NoConnection || error.code === LOCK_NOT_AVAILABLE) return problem('busy');
  if (error instanceof SupplierAway) return problem('unavailable');
  return problem(isConnectionLost(error) ? 'unavailable' : 'internal-error');
}

/** `querystring/limit`, `body/emails/0`: the path of the invalid part of the request. */
function fieldOf(error: FastifyError): string {
  const [first] = error.validation ?? [];
  const missing = first?.params['missingProperty'] ?? first?.params['additionalProperty'];
  const path = `${error.validationContext ?? 'body'}${first?.instancePath ?? ''}`;
  return typeof missing === 'string' ? `${path}/${missing}` : path;
}
