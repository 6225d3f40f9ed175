import { BrowserClipboard } from '@ridgeline/adapters/browser';
import { Clipboard, CopyId } from '@ridgeline/core/profile';
import { ContainerModule } from 'inversify';
import { made } from './made.ts';

/** Copying, such as of an id (PROF-10). */
export const clipboardModule = new ContainerModule(({ bind }) => {
  bind(Clipboard).toConstantValue(new BrowserClipboard(window.navigator));
  made(bind, CopyId, [Clipboard]);
});
