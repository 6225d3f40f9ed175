import { Outlet } from 'react-router-dom';
import { useViewModel } from '../composition/container-context.tsx';
import { Shell } from '../shell/shell.tsx';
import { ShellViewModel } from '../view-model/shell.view-model.ts';

export function ShellLayout() {
  return (
    <Shell vm={useViewModel(ShellViewModel)}>
      <Outlet />
    </Shell>
  );
}
