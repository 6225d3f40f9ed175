const WIDTH = 30;

/** How far a task is, on one line of a terminal. Where the output is no terminal it writes nothing. */
export function progressBar(
  output: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>,
  title: string,
): { readonly at: (done: number, total: number) => void; readonly end: () => void } {
  if (!output.isTTY) return { at: () => {}, end: () => {} };
  return {
    at(done, total) {
      const share = total === 0 ? 1 : Math.min(1, done / total);
      const bar = '#'.repeat(Math.floor(share * WIDTH)).padEnd(WIDTH, '.');
      output.write(`\r${title} [${bar}] ${Math.floor(share * 100)} %`);
    },
    // Removes the line: the result takes its place.
    end: () => void output.write('\r\u001B[K'),
  };
}
