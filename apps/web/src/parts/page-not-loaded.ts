/** START-8: the code of a screen could not be had: no connection, or a release that is not served any more. */
export class PageNotLoaded extends Error {
  constructor(cause: unknown) {
    super('the code of this screen could not be loaded', { cause });
  }
}

/** Tells a screen that could not be loaded from one that is broken. */
export function loadingPage<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return async () => {
    try {
      return await load();
    } catch (cause) {
      throw new PageNotLoaded(cause);
    }
  };
}
