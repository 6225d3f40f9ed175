import type { FastifyInstance } from 'fastify';

/** Whether this copy is about to stop. It goes on answering; who asks is told to come back over another connection. */
export class Draining {
  #hasBegun = false;

  get hasBegun(): boolean {
    return this.#hasBegun;
  }

  begin(): void {
    this.#hasBegun = true;
  }

  watch(server: FastifyInstance): void {
    server.addHook('onSend', async (_, reply) => {
      if (this.#hasBegun) reply.header('connection', 'close');
    });
  }
}
