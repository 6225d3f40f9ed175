import { spawn } from 'node:child_process';

/** What to type once a text has appeared. */
type Typing = readonly [after: RegExp, typed: string];

/**
 * Runs a command in a terminal of its own (`script` of util-linux), typing as a person does: after each question. Resolves to all
 * that the terminal has shown, and the exit code.
 */
export async function inATerminal(
  command: readonly string[],
  typing: readonly Typing[],
  { cwd, env }: { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
): Promise<{ readonly shown: string; readonly exitCode: number | null }> {
  const line = command.map((word) => `'${word.replaceAll("'", `'\\''`)}'`).join(' ');
  const child = spawn('script', ['-qec', line, '/dev/null'], {
    cwd,
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const left = [...typing];
  let shown = '';
  child.stdout.on('data', (chunk: Buffer) => {
    shown += chunk.toString();
    const [next] = left;
    if (next?.[0].test(shown)) {
      left.shift();
      child.stdin.write(`${next[1]}\r`);
    }
  });
  const exitCode = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { shown, exitCode };
}
