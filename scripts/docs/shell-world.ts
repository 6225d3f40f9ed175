import { spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ApiUnderTest, TEAM_PLAN } from '@ridgeline/api/testing';
import { emptyDatabase, freshDatabase } from '@ridgeline/api/testing/database';
import { aFeeScheduleRow, aPackHead } from '@ridgeline/core/testing/packs';
import { aStormEvent, STORM_EVENTS_HEADER } from '@ridgeline/core/testing/storms';
import type { Snippet } from './snippets.ts';
import { ROOT } from './sources.ts';

const TEAM = 'd1000000-0000-4000-8000-000000000001';
const REPORT = '100042';
const DAY = 86_400_000;
const HAIL =
  'Time,Size,Location,County,State,Lat,Lon,Comments\n1835,175,2 NW AURORA,ADAMS,CO,39.75,-104.85,(BOU)\n';

type Ran = {
  /** The commands that failed although no comment of their line names the code. */
  readonly failed: readonly { readonly command: string; readonly code: number }[];
  /** What all of them printed. */
  readonly output: string;
};

/**
 * The product for the shell blocks of the docs: an API with the people that they name, and for each page a folder with the files
 * that they name. `ridgeline` and `node dist/main.js` are the programs as they are built.
 */
export class ShellWorld {
  readonly #api: ApiUnderTest;
  readonly #address: string;
  readonly #folder: string;
  readonly #databaseUrl: string;
  readonly #files: Readonly<Record<string, string | Uint8Array>>;
  readonly #pages = new Set<string>();
  readonly #keys = new Map<string, string>();

  private constructor(
    api: ApiUnderTest,
    at: { readonly address: string; readonly folder: string; readonly databaseUrl: string },
    files: Readonly<Record<string, string | Uint8Array>>,
  ) {
    this.#api = api;
    this.#address = at.address;
    this.#folder = at.folder;
    this.#databaseUrl = at.databaseUrl;
    this.#files = files;
  }

  /** With the files that the docs themselves show. */
  static async start(shown: { readonly pack: string; readonly plans: string; readonly schedule: string }) {
    const databaseUrl = await freshDatabase();
    const api = await ApiUnderTest.start({}, { databaseUrl });
    const address = await api.api.server.listen({ port: 0, host: '127.0.0.1' });
    const folder = await mkdtemp(join(tmpdir(), 'ridgeline-docs-shell-'));
    await writePrograms(join(folder, 'bin'));
    const world = new ShellWorld(api, { address, folder, databaseUrl }, filesOfAnOperator(shown));
    await world.#addPeople();
    return world;
  }

  async stop(): Promise<void> {
    await this.#api.stop();
    await rm(this.#folder, { recursive: true, force: true });
  }

  async run({ page, text }: Pick<Snippet, 'page' | 'text'>): Promise<Ran> {
    const folder = await this.#folderOf(page);
    await this.#api.sql.query(`update people set is_admin = true where email = 'desk@example.com'`);
    const { script, environment } = await this.#inThisWorld(page, text);
    const failures = join(folder, 'failures');
    await writeFile(failures, '');
    const trap = `trap 'printf "%s\\t%s\\t%s\\n" "$?" "$LINENO" "$BASH_COMMAND" >> ${failures}' ERR\n`;
    const output = await ran('bash', ['-c', `${trap}${script}`], { cwd: folder, env: environment });
    // The trap is the first line.
    const lines = script.split('\n');
    const ended = (await readFile(failures, 'utf8'))
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => line.split('\t'));
    const failed = ended
      .filter(([code, line]) => !lines[Number(line) - 2]?.includes(`code ${code}`))
      .map(([code, , command = '']) => ({ command, code: Number(code) }));
    return { failed, output };
  }

  /** The names that a block has for what every reader has another of. */
  async #inThisWorld(page: string, text: string) {
    const asksTheDesk = /^(npx )?ridgeline /m.test(text) && !text.includes('RIDGELINE_KEY=');
    const isRestored = text.includes('/empty');
    const empty = isRestored ? await emptyDatabase() : '';
    const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
    const script = text
      .replaceAll('https://ridgeline.example.com/api', `${this.#address}/api`)
      .replaceAll('postgres://ridgeline@db.example.com/empty', empty)
      .replaceAll('--yes empty', `--yes ${new URL(empty || 'x:/').pathname.slice(1)}`)
      // The trials of these people begin when the specs do.
      .replaceAll('2026-12-01', inDays(8))
      .replaceAll('2026-12-24', inDays(30));
    const environment = {
      ...process.env,
      PATH: [join(this.#folder, 'bin'), process.env['PATH']].join(delimiter),
      HOME: this.#folder,
      LANG: 'en_US.UTF-8',
      DATABASE_URL: this.#databaseUrl,
      FILES_FOLDER: join(this.#folder, 'files'),
      RIDGELINE_API: `${this.#address}/api`,
      RIDGELINE_KEY: asksTheDesk ? await this.#deskKey(page) : '',
    };
    return { script, environment };
  }

  /** One for each page, since making one takes a process. */
  async #deskKey(page: string): Promise<string> {
    const known = this.#keys.get(page);
    if (known !== undefined) return known;
    const main = join(ROOT, 'apps/api/dist/main.js');
    const env = { ...process.env, DATABASE_URL: this.#databaseUrl };
    const words = [main, 'support', 'key', '--email', 'desk@example.com', '--hours', '1'];
    const key = (await ran(process.execPath, words, { cwd: this.#folder, env })).match(/^rs_.*$/m)?.[0] ?? '';
    this.#keys.set(page, key);
    return key;
  }

  async #folderOf(page: string): Promise<string> {
    const folder = join(this.#folder, page.replaceAll('/', '-'));
    if (this.#pages.has(page)) return folder;
    this.#pages.add(page);
    await mkdir(folder);
    await symlink(join(ROOT, 'apps/api/dist'), join(folder, 'dist'), 'junction');
    for (const [name, content] of Object.entries(this.#files)) await writeFile(join(folder, name), content);
    return folder;
  }

  async #addPeople(): Promise<void> {
    const api = this.#api;
    const person = (name: string, plan?: string) =>
      api.person({ email: `${name}@example.com`, ...(plan === undefined ? {} : { plan }) });
    for (const name of ['desk', 'ada', 'mia']) await person(name);
    // Of the same names and plans as in the local world, so that the commands can be tried there.
    for (const name of ['dana.whitfield', 'marcus.okafor']) await person(name);
    await person('tess.hargrove', 'plan_trial');
    const olivia = await person('olivia.brandt');
    const team = await api.team(olivia, [], TEAM_PLAN);
    await api.sql.query(`update teams set name = 'Brandt Exteriors' where id = $1`, [team]);
    await api.call('POST', `/teams/${team}/members`, {
      as: olivia,
      body: { emails: ['sam.ortega@example.com'], role: 'member' },
    });
    await api.sql.query(
      `with team as (insert into teams (id, name, admin_id) select $1, 'North', id from people where email = 'mia@example.com' returning *)
       insert into team_members (team_id, person_id, role) select id, admin_id, 'admin' from team`,
      [TEAM],
    );
    await api.sql.query(
      `insert into anonymous_reports (report_number, secret_hash, address, state, property_type, roof_type)
       values ($1, sha256('visit'), '1437 Bannock St, Denver, CO 80202', 'co', 'residential', 'steep-slope')`,
      [REPORT],
    );
  }
}

/** `npx ridgeline`, `ridgeline`, and the one script of npm that a block calls. */
async function writePrograms(folder: string): Promise<void> {
  await mkdir(folder);
  const ridgeline = `exec ${process.execPath} ${join(ROOT, 'apps/cli/bin/ridgeline.cjs')} "$@"`;
  const programs: Readonly<Record<string, string>> = {
    ridgeline,
    npx: `test "$1" = ridgeline || exit 127\nshift\n${ridgeline}`,
    npm: `test "$*" = 'run --silent support-key' || exit 127\nexec node dist/main.js support key --email desk@example.com --hours 1`,
  };
  for (const [name, script] of Object.entries(programs)) {
    await writeFile(join(folder, name), `#!/bin/sh\n${script}\n`);
    await chmod(join(folder, name), 0o755);
  }
}

function filesOfAnOperator({
  pack,
  plans,
  schedule,
}: {
  readonly pack: string;
  readonly plans: string;
  readonly schedule: string;
}) {
  const row = aFeeScheduleRow({ schedule: JSON.parse(schedule) });
  const outlines = (geoid: string, name: string, west: number, south: number) =>
    gzipSync(
      JSON.stringify({
        type: 'FeatureCollection',
        features: [
          {
            type: 'Feature',
            properties: { GEOID: geoid, NAME: name, CLASSFP: 'C1', FUNCSTAT: 'A' },
            geometry: { type: 'Polygon', coordinates: [square(west, south)] },
          },
        ],
      }),
    );
  return {
    'city.csv': pack,
    'county.json': JSON.stringify({ ...aPackHead({ id: 'county', row_count: 1 }), rows: [row] }),
    'plans.csv': plans,
    'taxes.csv': 'TX,8.25\nCO,2.9\n',
    'CO.topo.json.gz': outlines('0820000', 'Denver', -105, 39.6),
    'WY.topo.json.gz': outlines('5613900', 'Cheyenne', -105, 41),
    'MN.topo.json.gz': outlines('2743000', 'Minneapolis', -93.4, 44.9),
    'missing-polygons.csv': 'geoid,state,name,type,why\n5645050,WY,Laramie,city,polygon missing\n',
    '180615_rpts_filtered_hail.csv': HAIL,
    '0531_hail.csv': HAIL,
    'StormEvents_details-ftp_v1.0_d2018_c20240216.csv.gz': gzipSync(
      [STORM_EVENTS_HEADER, aStormEvent({ BEGIN_YEARMONTH: '201803' }), ''].join('\n'),
    ),
  };
}

function square(west: number, south: number): readonly (readonly [number, number])[] {
  const [east, north] = [west + 0.4, south + 0.3];
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
}

/** What it prints, on both streams. */
function ran(
  command: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
): Promise<string> {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  return new Promise((resolve) => child.on('close', () => resolve(output)));
}
