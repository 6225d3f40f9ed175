import type { AppPath } from '@ridgeline/core/routes';
import type { Navigation } from '../view-model/navigation.ts';

/** A page without scripts uses native links and forms. */
export function navigationAt(address: AppPath): Navigation {
  return {
    address,
    query: {},
    keepsake: null,
    hasHistory: false,
    isLoading: false,
    go: () => {},
    back: () => {},
    blockWhile: () => () => {},
    mayLeave: async () => true,
  };
}
