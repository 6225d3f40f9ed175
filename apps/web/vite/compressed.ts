import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];
const TEXT = /[.](html|js|css|svg|json|txt|webmanifest)$/;

/** Compresses each text file with brotli and gzip at the highest level; the server sends the files unchanged. */
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
