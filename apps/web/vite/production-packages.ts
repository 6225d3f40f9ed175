import type { Plugin } from 'vite';

type File = { readonly of: RegExp; readonly inDevelopment: RegExp; readonly inProduction: string };

const FILES: readonly File[] = [
  // The router's package resolves to its development build in every bundler, with its warnings.
  {
    of: /^react-router(?:[/]dom)?$/,
    inDevelopment: /(?<=[\\/]dist[\\/])development(?=[\\/])/,
    inProduction: 'production',
  },
  // The properties of this build have short names, which no minifier may give them later.
  {
    of: /^mobx$/,
    inDevelopment: /(?<=[\\/]dist[\\/])mobx[.](?:mjs|esm[.]js)$/,
    inProduction: 'mobx.esm.production.min.js',
  },
];

/** Takes the production builds of packages that bundlers resolve to another one. */
export function productionPackages(): Plugin {
  return {
    name: 'production-packages',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const file = FILES.find(({ of }) => of.test(source));
      if (file === undefined) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && { ...found, id: found.id.replace(file.inDevelopment, file.inProduction) };
    },
  };
}
