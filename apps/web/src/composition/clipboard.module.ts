import { BrowserClipboard } from '@ridgeline/adapters/browser';
import { Clipboard } from '@ridgeline/core/profile';
import { ContainerModule } from 'inversify';

export const clipboardModule = new ContainerModule(({ bind }) => {
  bind(Clipboard).toConstantValue(new BrowserClipboard(window.navigator));
});
