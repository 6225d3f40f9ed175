import type { AppPath } from '../routes/app-path.ts';
import type { ScreenSize } from './mobile-header.policy.ts';
import { pathTo } from '../routes/path-to.ts';

/** DASH-2: where the desktop header with its Add Project button is not there, a New Project button floats over the list. */
export function floatingNewProject(size: ScreenSize): AppPath | null {
  return size === 'desktop' ? null : pathTo('newProject');
}
