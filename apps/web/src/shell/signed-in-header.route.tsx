import { useEffect } from 'react';
import { useViewModel } from '../composition/container-context.tsx';
import { signedInModules } from '../composition/signed-in.ts';
import { AccountStore } from '../view-model/account.store.ts';
import { InviteKeeper } from '../view-model/invite-keeper.ts';
import { NoticeKeeper } from '../view-model/notice-keeper.ts';
import { HeaderViewModel } from './header.view-model.ts';
import type { ShellViewModel } from './shell.view-model.ts';
import { SignedInHeader } from './signed-in-header.tsx';

export function SignedInHeaderRoute({ shell }: { readonly shell: ShellViewModel }) {
  const vm = useViewModel(HeaderViewModel, ...signedInModules);
  const notices = useViewModel(NoticeKeeper, ...signedInModules);
  const account = useViewModel(AccountStore, ...signedInModules);
  const invites = useViewModel(InviteKeeper, ...signedInModules);
  useEffect(() => account.keep(), [account]);
  useEffect(() => invites.keep(), [invites]);
  useEffect(() => notices.keep(), [notices]);
  return <SignedInHeader shell={shell} vm={vm} />;
}
