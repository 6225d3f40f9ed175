import { useEffect } from 'react';
import { useViewModel } from '../composition/container-context.tsx';
import { headerModule } from '../composition/header.module.ts';
import { NoticeKeeper } from '../view-model/notice-keeper.ts';
import { HeaderViewModel } from './header.view-model.ts';
import type { ShellViewModel } from './shell.view-model.ts';
import { SignedInHeader } from './signed-in-header.tsx';

export function SignedInHeaderRoute({ shell }: { readonly shell: ShellViewModel }) {
  const vm = useViewModel(HeaderViewModel, headerModule);
  const notices = useViewModel(NoticeKeeper, headerModule);
  useEffect(() => notices.keep(), [notices]);
  return <SignedInHeader shell={shell} vm={vm} />;
}
