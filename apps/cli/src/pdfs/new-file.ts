import { open, rename, rm } from 'node:fs/promises';
import { OutputLost } from '../command-line/output-lost.ts';
import type { NewFile } from '../command-line/streams.ts';

/**
 * Takes the name of a file, whose content is written beside it and moved when it is whole: a file of that name is never
 * half of one, and one that is replaced stays until then. Null where there is a file that may not be replaced.
 */
export async function newFile(path: string, mayReplace: boolean): Promise<NewFile | null> {
  const isTaken = await told(() => take(path));
  if (!isTaken && !mayReplace) return null;
  const beside = `${path}.unfinished-${process.pid}`;
  const file = await told(() => open(beside, 'wx')).catch(async (problem: unknown) => {
    if (isTaken) await rm(path, { force: true });
    throw problem;
  });
  let isOpen = true;
  return {
    fill: (chunks) =>
      told(async () => {
        for await (const chunk of chunks) await file.appendFile(chunk);
        await file.sync();
        const { size } = await file.stat();
        await file.close();
        await rename(beside, path);
        isOpen = false;
        return size;
      }),
    discard: async () => {
      if (!isOpen) return;
      await file.close();
      await rm(beside, { force: true });
      if (isTaken) await rm(path, { force: true });
    },
  };
}

/** False where there is a file of that name already. */
async function take(path: string): Promise<boolean> {
  try {
    await (await open(path, 'wx')).close();
    return true;
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code !== 'EEXIST') throw problem;
    return false;
  }
}

/** A problem of the disk is told as that of any output. */
async function told<Value>(run: () => Promise<Value>): Promise<Value> {
  try {
    return await run();
  } catch (problem) {
    throw isOfDisk(problem) ? new OutputLost(problem) : problem;
  }
}

function isOfDisk(problem: unknown): problem is NodeJS.ErrnoException {
  return problem instanceof Error && 'code' in problem && 'syscall' in problem;
}
