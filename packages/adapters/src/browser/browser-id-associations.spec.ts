import { idAssociationsContract } from '@ridgeline/core/testing';
import { BrowserIdAssociations } from './browser-id-associations.ts';

idAssociationsContract('BrowserIdAssociations', async () => {
  const kept = new Map<string, string>();
  return new BrowserIdAssociations({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  });
});
