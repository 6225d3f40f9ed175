import { Outlet } from 'react-router-dom';

export function ReportLayout() {
  return <Outlet />;
}
