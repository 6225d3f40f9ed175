import { connect } from 'node:net';

const ANSWERS_WITHIN = 5_000;

/** Whether something listens there; rejects if not. */
export function reach(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, timeout: ANSWERS_WITHIN });
    const end = (problem: Error | null) => {
      socket.destroy();
      if (problem) reject(problem);
      else resolve();
    };
    socket.once('connect', () => end(null));
    socket.once('timeout', () => end(new Error('ETIMEDOUT')));
    socket.once('error', end);
  });
}

/** The code or message of a failure, without addresses or passwords. */
export function reasonOf(problem: unknown): string {
  const { code, message, cause } = problem as NodeJS.ErrnoException;
  return code ?? (cause instanceof Error ? reasonOf(cause) : message);
}
