import { createServer } from 'node:net';
import { StartProblem } from './start-problem.ts';

/** The port if it is free; for 0 any free one. A port in use is reported before anything slow starts. */
export async function freePort(wanted: number): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (problem: NodeJS.ErrnoException) => reject(portProblem(problem, wanted)));
    probe.listen(wanted, '127.0.0.1', resolve);
  });
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no TCP port was given');
  return address.port;
}

/** Why the server cannot listen, in words if the port is the reason. It may have been taken since it was checked. */
export function portProblem(problem: NodeJS.ErrnoException, port: number): Error {
  if (problem.code === 'EADDRINUSE') {
    return new StartProblem(
      `Port ${port} is taken. Stop what uses it, or choose another: PORT=4601 npm start`,
    );
  }
  if (problem.code === 'EACCES') {
    return new StartProblem(`Port ${port} may not be used by this user. Choose another: PORT=4601 npm start`);
  }
  return problem;
}
