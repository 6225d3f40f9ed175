import { fileURLToPath } from 'node:url';

/** Where the compiler puts this source file, which a process can run without a loader. */
export function compiled(source: URL): string {
  return fileURLToPath(source)
    .replace(/\/src\//, '/dist/')
    .replace(/\.ts$/, '.js');
}
