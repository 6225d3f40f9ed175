import { Outlet } from 'react-router-dom';
import { ShellFrame } from './shell/shell-frame.tsx';

export function ShellLayout() {
  return (
    <ShellFrame>
      <Outlet />
    </ShellFrame>
  );
}
