/** START-8: the code of a screen could not be loaded: no connection, or a release that is no longer served. */
export class PageNotLoaded extends Error {
  constructor(cause: unknown) {
    super('the code of this screen could not be loaded', { cause });
  }
}

/** Whether a screen could not be loaded, as opposed to one that threw an error. */
export function loadingPage<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return async () => {
    try {
      return await load();
    } catch (cause) {
      throw new PageNotLoaded(cause);
    }
  };
}
