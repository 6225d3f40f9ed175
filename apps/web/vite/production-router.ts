import type { Plugin } from 'vite';

const ROUTER = /^react-router(?:[/]dom)?$/;

/** The router's package resolves to its development build in every bundler, with its warnings. */
export function productionRouter(): Plugin {
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!ROUTER.test(source)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return (
        found && { ...found, id: found.id.replace(/(?<=[\\/]dist[\\/])development(?=[\\/])/, 'production') }
      );
    },
  };
}
