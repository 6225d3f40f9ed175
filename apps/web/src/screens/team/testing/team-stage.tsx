import { pathTo } from '@ridgeline/core/routes';
import type { RosterEntry } from '@ridgeline/core/teams';
import { aRosterEntry } from '@ridgeline/core/testing/teams';
import { screen, within } from '@testing-library/react';
import { Component } from '../../../routes/screens/my-team.route.tsx';
import { asRead } from '../../../testing/as-read.ts';
import { settled } from '../../../testing/gate.ts';
import { aStage, button } from '../../../testing/screen-stage.tsx';
import { DialogStore } from '../../../view-model/dialogs.store.ts';
import { ToastStore } from '../../../view-model/toasts.store.ts';

export const owner = aRosterEntry({
  id: 'ada',
  email: 'ada@example.com',
  displayName: 'Ada Marsh',
  role: 'admin',
  createdAt: Date.UTC(2026, 0, 1, 18),
});
export const grace = aRosterEntry({ projectCount: 8, createdAt: Date.UTC(2026, 0, 5, 18) });
export const rosa = aRosterEntry({
  id: 'rosa',
  email: 'rosa@example.com',
  displayName: 'Rosa Delgado',
  role: 'admin',
  createdAt: Date.UTC(2026, 0, 7, 18),
});
export const tom = aRosterEntry({
  id: 'invite:tom@example.com',
  email: 'tom@example.com',
  displayName: null,
  inviteStatus: 'declined',
  createdAt: Date.UTC(2026, 0, 8, 18),
});
export const mia = {
  ...tom,
  id: 'invite:mia@example.com',
  email: 'mia@example.com',
  inviteStatus: 'pending',
} as const;

type Given = {
  readonly as?: string;
  readonly entries?: readonly RosterEntry[];
  readonly address?: string;
  readonly locale?: 'en' | 'es';
};

/** The screen of a team of five, as one of them sees it. */
export async function aTeamStage({
  as = 'ada',
  entries = [owner, grace, rosa, tom, mia],
  address = pathTo('myTeam'),
  locale = 'en',
}: Given = {}) {
  const stage = aStage(address, { locale });
  stage.teamServer.roster = { adminId: 'ada', entries, seats: 6 };
  stage.teamServer.signIn(entries.find(({ id }) => id === as)?.email ?? null);
  await stage.signIn({ userId: as, teamId: 'T-1', team: stage.teamServer.team });
  await stage.show(Component);
  // Its code comes after the page.
  if (as === 'ada' || as === 'rosa') {
    await screen.findByRole('textbox', { name: /Invite by email|Invitar por correo/ });
  }
  return stage;
}

type Stage = Awaited<ReturnType<typeof aTeamStage>>;
export const press = ({ user }: Stage, name: string | RegExp) => settled(() => user.click(button(name)));
export const told = ({ container }: Stage) =>
  container
    .get(ToastStore)
    .waiting.map(asRead)
    .map(({ text }) => text);
export const undo = ({ container }: Stage) =>
  settled(async () => container.get(ToastStore).waiting.map(asRead).at(-1)?.action?.onPress());
export const answer = ({ container }: Stage, label: string) =>
  settled(async () => {
    const dialogs = container.get(DialogStore);
    const chosen = dialogs.top?.content.buttons.find((one) => one.label === label);
    if (chosen) dialogs.answer(chosen);
  });
export const rows = () => screen.getAllByRole('row').slice(1);
export const names = () => rows().map((row) => within(row).getByRole('rowheader').textContent);
export const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Invite by email' });
export const paste = (stage: Stage, text: string) =>
  settled(async () => {
    await stage.user.click(field());
    await stage.user.paste(text);
  });
export const lines = () =>
  within(screen.getByRole('list', { name: 'What happened with each address' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
