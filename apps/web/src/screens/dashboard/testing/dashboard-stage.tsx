import '../filter-editor.tsx';
import '../selected-projects.tsx';
import '../../../composition/project-archiving.module.ts';
import '../../../composition/project-records.module.ts';
import type { Profile } from '@ridgeline/core/profile';
import { aProjectRow, aReport } from '@ridgeline/core/testing/reports';
import { screen } from '@testing-library/react';
import { Component } from '../../../routes/screens/dashboard.route.ts';
import { settled } from '../../../testing/gate.ts';
import { aStage } from '../../../testing/screen-stage.tsx';

type Options = Parameters<typeof aStage>[1] & {
  readonly address?: string;
  readonly rows?: number;
  readonly profile?: Partial<Profile>;
  /** By day; all rows if left out. */
  readonly mayChange?: (day: number) => boolean;
};

type Stage = ReturnType<typeof aStage>;

export const TEAM = 'd1000000-0000-4000-8000-000000000001';

/** The dashboard in jsdom, with as many projects as asked for, the newest last. */
export async function aDashboardStage({
  address = '/dashboard',
  rows = 20,
  profile = {},
  mayChange = () => true,
  ...options
}: Options = {}) {
  const staged = aStage(address, options);
  const stage = { ...staged, user: settling(staged.user) };
  await stage.signIn(profile);
  const userId = stage.session.profile?.userId ?? '';
  for (let day = 1; day <= rows; day++) {
    const reportNumber = String(1000 + day);
    stage.reportServer.put(aReport({ reportNumber, archived: false }));
    stage.projectLists.add(
      { userId, teamId: profile.teamId ?? null },
      aProjectRow({
        reportNumber,
        address: `${day} Main St, Denver, CO 80202`,
        createdAt: Date.UTC(2026, 0, day, 18),
        includes: ['code-detail'],
        claimNumber: `C-${day}`,
        mayChange: mayChange(day),
        sections: { answered: ['code-detail', 'design-criteria'], unknown: [] },
        ...(day === rows && { municipality: 'Jefferson County', includes: ['code-detail', 'weather'] }),
        ...(day === rows - 1 && {
          municipality: null,
          sections: { answered: ['design-criteria'], unknown: ['code-detail'] },
        }),
        ...(day === rows - 2 && { codeChanged: true }),
        ...(day === rows - 3 && { refreshed: true }),
      }),
    );
  }
  return stage;
}

/** Rows come in a task of their own, when the press that asked for them could be painted. */
function settling(user: Stage['user']): Stage['user'] {
  type Act = (...input: readonly unknown[]) => Promise<void>;
  const get = (target: Stage['user'], name: keyof Stage['user']): Act => {
    return async (...input) => {
      await (target[name] as Act)(...input);
      await settled(painted);
      await settled();
    };
  };
  return new Proxy(user, { get: (target, name) => get(target, name as keyof Stage['user']) });
}

/** What asks for a list waits for the paint that answers the press. */
function painted(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

export async function showDashboard(options: Options = {}) {
  const stage = await aDashboardStage(options);
  await stage.show(Component);
  return stage;
}

export const shown = () =>
  screen.queryAllByRole('row').flatMap((row) => row.querySelector('a')?.getAttribute('href') ?? []);
export const rowOf = (street: string) => screen.getByRole('row', { name: new RegExp(`^Select ${street} `) });
export const search = (name = 'Search projects') => screen.getByRole<HTMLInputElement>('searchbox', { name });
export const order = (name = 'Order') => screen.getByRole<HTMLSelectElement>('combobox', { name });
export const focused = () => document.activeElement?.textContent;
