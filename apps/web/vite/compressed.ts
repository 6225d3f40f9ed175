import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];
const TEXT = /[.](html|js|css|svg|json|txt|webmanifest)$/;

/** Each text also brotli and gzip, once and as small as can be: the server hands them out as they are. */
export function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = '' }) {
        const files = await readdir(dir, { recursive: true });
        await Promise.all(files.filter((file) => TEXT.test(file)).map((file) => compress(join(dir, file))));
      },
    },
  };
}

async function compress(path: string): Promise<void> {
  const text = await readFile(path);
  await Promise.all([
    writeFile(`${path}.br`, await brotli(text)),
    writeFile(`${path}.gz`, await zip(text, { level: 9 })),
  ]);
}
