/** The specs run no container engine: they compare the Dockerfile with the files that exist. */
import { access, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = new URL('../', import.meta.url);
const text = (path: string) => readFile(fileURLToPath(new URL(path, ROOT)), 'utf8');

describe('the image', async () => {
  const file = await text('Dockerfile');
  const lines = file.split('\n').map((line) => line.trim());
  const ignored = (await text('.dockerignore')).split('\n');

  it('copies in what the repository has, and leaves out secrets and what is built elsewhere', async () => {
    const copied = lines
      .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
      .flatMap((line) => line.split(' ').slice(1, -1));
    expect(copied).toContain('pnpm-lock.yaml');
    for (const path of copied) await expect(access(new URL(path, ROOT)), path).resolves.toBeUndefined();
    for (const path of ['**/node_modules', '**/dist', '.git', '.env*', '.data'])
      expect(ignored).toContain(path);
  });

  it('runs the entry of the API, which is deployed with its migrations and without its specs', async () => {
    expect(lines.at(-2)).toBe('CMD ["node", "--max-semi-space-size=32", "dist/main.js"]');
    await expect(access(new URL('apps/api/src/main.ts', ROOT))).resolves.toBeUndefined();
    const { files } = JSON.parse(await text('apps/api/package.json')) as { files: readonly string[] };
    expect(files).toEqual([
      'dist',
      '!dist/**/*.spec.*',
      '!dist/*.tsbuildinfo',
      '!dist/testing',
      'migrations',
    ]);
  });

  it('serves the site from where it is built to', async () => {
    const site = /COPY --from=build \S+ \/build\/(\S+) \.\/site/.exec(file)?.[1];
    expect(site).toBe('apps/web/dist/site');
    expect(await text('apps/web/vite.config.ts')).toContain("'dist/site'");
    expect(file).toContain('WEB_FOLDER=/app/site');
  });

  it('has the pnpm of the bootstrap and a Node that the house runs on', async () => {
    const pnpm = /pnpm@[\d.]+/;
    expect(pnpm.exec(file)?.[0]).toBe(pnpm.exec(await text('scripts/run.mjs'))?.[0]);
    const nodes = [...file.matchAll(/^FROM node:(\d+)-slim/gm)].map(([, version]) => Number(version));
    expect(new Set(nodes).size).toBe(1);
    expect(nodes[0]).toBeGreaterThanOrEqual(20);
  });

  it('does not run as root, has a health check, and gets the stop signal it expects', () => {
    expect(lines.indexOf('USER node')).toBeGreaterThan(
      lines.findLastIndex((line) => line.startsWith('FROM ')),
    );
    expect(file).toContain('/healthz');
    expect(lines).toContain('STOPSIGNAL SIGTERM');
    expect(file).not.toMatch(/^(ENV|ARG).*(SECRET|PASSWORD|KEY|_URL)/m);
  });
});
