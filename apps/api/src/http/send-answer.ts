import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Answer, ArchiveBody, FileBody, LinesBody, type OperationId } from './operations.ts';
import { sendProblem } from './problem-replies.ts';

export function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer<OperationId>,
): FastifyReply {
  if ('problem' in answer) return sendProblem(request, reply, answer);
  if (answer.body instanceof FileBody) return sendFile(reply, answer.body);
  if (answer.body instanceof LinesBody) {
    const { lines, fileName } = answer.body;
    return sendStream(reply, lines, 'text/csv; charset=utf-8', fileName);
  }
  if (answer.body instanceof ArchiveBody) {
    const { pieces, fileName } = answer.body;
    return sendStream(reply, pieces, 'application/zip', fileName);
  }
  return reply.code(answer.status).header('cache-control', 'no-store').send(answer.body);
}

function sendStream(
  reply: FastifyReply,
  pieces: AsyncIterable<string | Uint8Array>,
  type: string,
  fileName: string,
): FastifyReply {
  return reply
    .headers({
      'content-type': type,
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="${fileName}"`,
    })
    .send(Readable.from(pieces, { objectMode: false }));
}

/** Served with its own type and with headers that let the browser run nothing in it. */
function sendFile(reply: FastifyReply, { bytes, type, kept }: FileBody): FastifyReply {
  return reply
    .headers({
      // Mails and other sites show logos; a PDF is opened, not embedded.
      'cross-origin-resource-policy': type === 'image/png' ? 'cross-origin' : 'same-origin',
      'content-type': type,
      'cache-control': kept === 'for-ever' ? 'public, max-age=31536000, immutable' : 'no-store',
      'content-disposition': 'inline',
      // The browser's own PDF viewer may show it; everything else is forbidden.
      'content-security-policy':
        "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    })
    .send(Buffer.from(bytes));
}
