import { createServer } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freePort, portProblem } from './ports.ts';
import { StartProblem } from './start-problem.ts';

let server: ReturnType<typeof createServer>;
beforeEach(() => {
  server = createServer();
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

it('a port lost between the look and the use of it is said as taken', async () => {
  const port = await freePort(0);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const late = createServer();
  const problem = await new Promise<NodeJS.ErrnoException>((resolve) =>
    late.once('error', resolve).listen(port, '127.0.0.1'),
  );
  expect(portProblem(problem, port)).toBeInstanceOf(StartProblem);
  await expect(freePort(port)).rejects.toThrow(`Port ${port} is taken.`);
});
