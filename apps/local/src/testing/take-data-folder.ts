/** A process that takes the folder it is told, keeps it, and reports whether it succeeded. */
import { takeDataFolder } from '../data-folder.ts';

process.on('message', async (path) => {
  const answer = await takeDataFolder(String(path)).then(
    () => 'taken',
    () => 'refused',
  );
  process.send?.(answer);
});
process.send?.('ready');
