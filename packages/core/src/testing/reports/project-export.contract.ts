import type { ProjectSummary } from '../../reports/lists/project-gateway.port.ts';
import { describe, expect, it } from 'vitest';
import type { ProjectExport, RunningExport } from '../../reports/lists/project-export.port.ts';
import { initialProjectSearch } from '../../reports/lists/project-search.policy.ts';
import { utf8Text } from '../shared/utf8.ts';
import { aProjectRow } from './project-row.builder.ts';

/** A signed-in person with the projects given. */
export type ProjectExportWorld = {
  readonly exports: ProjectExport;
  readonly me: string;
  endSession(): Promise<void>;
};

const rows = [
  aProjectRow({ reportNumber: '6301', address: '1 Main St, Denver, CO 80202', claimNumber: '=1+1' }),
  aProjectRow({ reportNumber: '6302', address: '2 Main St, Denver, CO 80202' }),
];

/** Contract suite for `ProjectExport`. Runs on the fake and on every real adapter. */
export function projectExportContract(
  name: string,
  makeWorld: (rows: readonly ProjectSummary[]) => Promise<ProjectExportWorld>,
): void {
  describe(`${name} fulfills the contract of ProjectExport`, () => {
    it('DASH-1 gives a line for each project below a head, and counts them as they come', async () => {
      const { exports, me } = await makeWorld(rows);
      const counted: number[] = [];
      const running = exports.start(mine(me), 'en', (count) => counted.push(count));
      const [head, ...lines] = await linesOf(running);
      expect(head).toMatch(/^\uFEFFReport,Address,/);
      expect(lines.map((line) => line.slice(0, 4)).toSorted()).toEqual(['6301', '6302']);
      expect(lines.find((line) => line.startsWith('6301'))).toContain(`,'=1+1,`);
      expect(counted.at(-1)).toBe(2);
      expect(counted).toEqual(counted.toSorted((one, other) => one - other));
    });

    it('DASH-1 gives the head in the language of the reader, and alone where there are no projects', async () => {
      const { exports, me } = await makeWorld([]);
      const lines = await linesOf(exports.start(mine(me), 'es', () => {}));
      expect(lines).toEqual([expect.stringMatching(/^\uFEFFInforme,Dirección,/)]);
    });

    it('DASH-1 gives no table once it is cancelled', async () => {
      const { exports, me } = await makeWorld(rows);
      const running = exports.start(mine(me), 'en', () => {});
      running.cancel();
      expect((await running.done).ok).toBe(false);
    });

    it('DASH-5 gives nothing to a session that is over', async () => {
      const { exports, me, endSession } = await makeWorld(rows);
      await endSession();
      const running = exports.start(mine(me), 'en', () => {});
      expect(await running.done).toEqual({ ok: false, failure: 'signed-out' });
    });
  });
}

const mine = (userId: string) => ({ list: 'mine', userId, search: initialProjectSearch }) as const;

async function linesOf({ done }: RunningExport): Promise<readonly string[]> {
  const table = await done;
  if (!table.ok) expect.fail(`refused with ${table.failure}`);
  return utf8Text(table.value).split('\r\n').slice(0, -1);
}
