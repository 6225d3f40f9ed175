import type { AppPath } from '../navigation/app-path.ts';
import type { ScreenSize } from '../navigation/mobile-header.policy.ts';
import { pathTo } from '../navigation/path-to.ts';

/** DASH-2: where the desktop header with its Add Project button is not there, a New Project button floats over the list. */
export function floatingNewProject(size: ScreenSize): AppPath | null {
  return size === 'desktop' ? null : pathTo('newProject');
}
