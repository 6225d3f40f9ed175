/** The specs run no container engine: they compare the compose file of the docs with what the image reads and runs. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { configurationFrom } from './configuration.ts';
import { VARIABLES } from './variables.ts';

const text = (path: string) =>
  readFile(fileURLToPath(new URL(`../../../../${path}`, import.meta.url)), 'utf8');
const [, file = ''] = /^```yaml\n(.*?)^```$/ms.exec(await text('docs/operators/compose.md')) ?? [];
const dockerfile = await text('Dockerfile');

/** The lines below a key, without its indentation. */
function below(key: string, lines: readonly string[] = file.split('\n')): readonly string[] {
  const at = lines.findIndex((line) => line.startsWith(`${key}:`));
  if (at < 0) throw new Error(`the compose file has no ${key}`);
  const rest = lines.slice(at + 1);
  const end = rest.findIndex((line) => /^[^\s#]/.test(line));
  return rest.slice(0, end < 0 ? rest.length : end).map((line) => line.replace(/^ {2}/, ''));
}
const keysIn = (lines: readonly string[]) => lines.flatMap((line) => /^([\w-]+):/.exec(line)?.[1] ?? []);

const services = keysIn(below('services'));
const of = (service: string) => below(service, below('services')).join('\n');
const environment = Object.fromEntries(
  below('environment', below('x-ridgeline')).flatMap((line) => {
    const [, name, value] = /^(\w+): (.*)$/.exec(line) ?? [];
    return name === undefined || value === undefined ? [] : [[name, value]];
  }),
);
/** What a reader gives by the shell. */
const GIVEN: Readonly<Record<string, string>> = {
  USER_POOL_ISSUER: 'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_example',
  USER_POOL_ID: 'us-east-1_example',
  USER_POOL_CLIENT_ID: 'example',
  LINK_SECRET: 'a secret of forty characters, or of more',
};

describe('the compose file of the docs', () => {
  it('names variables that the API reads, and all that it needs', () => {
    expect(Object.keys(environment).filter((name) => !(name in VARIABLES))).toEqual([]);
    const asked = Object.entries(environment).filter(([, value]) => value.startsWith('${'));
    expect(
      Object.fromEntries(asked.map(([name, value]) => [name, /^\$\{(\w+):\?/.exec(value)?.[1]])),
    ).toEqual(Object.fromEntries(Object.keys(GIVEN).map((name) => [name, name])));
    expect(() => configurationFrom({ ...environment, ...GIVEN })).not.toThrow();
  });

  it('asks for servers that are services of it', () => {
    const hosts = ['DATABASE_URL', 'SMTP_URL', 'FILES_ENDPOINT'].map(
      (name) => new URL(environment[name] ?? '').hostname,
    );
    expect(hosts).toEqual(['db', 'mail', 'files']);
    for (const host of hosts) expect(services).toContain(host);
    for (const service of services)
      for (const needed of of(service).matchAll(/^ *([\w-]+): \{ condition: service_\w+ \}$/gm))
        expect(services, service).toContain(needed[1]);
  });

  it('gives the services the names and secrets that the API asks with', () => {
    const { username, password, pathname } = new URL(environment['DATABASE_URL'] ?? '');
    for (const [name, value] of [
      ['POSTGRES_USER', username],
      ['POSTGRES_PASSWORD', password],
      ['POSTGRES_DB', pathname.slice(1)],
    ])
      expect(of('db')).toContain(`${name}: ${value}`);
    expect(of('files')).toContain(`ROOT_ACCESS_KEY: ${environment['FILES_ACCESS_KEY_ID']}`);
    expect(of('files')).toContain(`ROOT_SECRET_KEY: ${environment['FILES_SECRET_ACCESS_KEY']}`);
    expect(of('files')).toContain(`mkdir -p /files/${environment['FILES_BUCKET']} `);
    expect(of('files')).toContain(`:${new URL(environment['FILES_ENDPOINT'] ?? '').port}`);
  });

  it('opens the ports that the image has, and runs a task of it', async () => {
    const { PORT, METRICS_PORT } = VARIABLES;
    expect(dockerfile).toContain(`EXPOSE ${PORT.fallback} ${METRICS_PORT.fallback}`);
    expect(of('ridgeline')).toContain(`ports: ['${PORT.fallback}:${PORT.fallback}']`);
    expect(of('ridgeline')).toContain(`expose: ['${METRICS_PORT.fallback}']`);
    const tasks = await text('apps/api/src/main.ts');
    const [, task] = /command: \['node', 'dist\/main.js', '([\w-]+)'\]/.exec(of('migrate')) ?? [];
    expect(tasks).toContain(`['${task}', ${task}]`);
  });

  it('keeps data in volumes that it names', () => {
    const used = [...file.matchAll(/^ +volumes: \['([\w-]+):/gm)].map(([, name]) => name);
    expect(used.toSorted()).toEqual(keysIn(below('volumes')).toSorted());
  });
});
