import { useEffect, useLayoutEffect } from 'react';
import { useViewModel } from '../../composition/container-context.tsx';
import { signedInModules } from '../../composition/signed-in.ts';
import { partOnDemand } from '../../parts/part-on-demand.tsx';
import { AccountStore } from '../../view-model/account.store.ts';
import { HeaderViewModel } from '../../shell/header/header.view-model.ts';
import type { ShellViewModel } from '../../view-model/shell.view-model.ts';
import { quietPage } from '../../composition/quiet-page.ts';
import { EnvironmentTagSlot } from './environment-tag.slot.tsx';
import { SignedInHeader } from '../../shell/header/signed-in-header.tsx';

/** If they fail to load, invites and notices wait for the next visit; the page still works. */
const BackgroundTasks = partOnDemand({
  load: async () => {
    await quietPage();
    return (await import('./background-tasks.route.tsx')).BackgroundTasks;
  },
  Failed: () => null,
});

export function SignedInHeaderRoute({ shell }: { readonly shell: ShellViewModel }) {
  const vm = useViewModel(HeaderViewModel, ...signedInModules);
  const account = useViewModel(AccountStore, ...signedInModules);
  useEffect(() => account.keep(), [account]);
  // Before it is painted, so that the screen is painted with it.
  useLayoutEffect(() => shell.showHeader(), [shell]);
  return (
    <>
      <SignedInHeader shell={shell} vm={vm} tag={<EnvironmentTagSlot />} />
      <BackgroundTasks />
    </>
  );
}
