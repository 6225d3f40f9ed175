/**
 * What a browser loads for each route, in brotli: alone, as the first page, and in addition to the first page.
 * The goals are in docs/quality: 165 KB for the first route, 40 for each further one, 15 for styles.
 */
import { LIMITS, webBundles } from './web-bundles.ts';

const { shell, routes, parts } = await webBundles();
console.log(
  `The shell of every page: ${kilobytes(shell.scripts)} KB of scripts, ${kilobytes(shell.styles)} KB of styles.\n`,
);
console.table(
  routes
    .toSorted((one, other) => one.asFirstPage.scripts - other.asFirstPage.scripts)
    .map(({ name, asFirstPage, beyondShell }) => ({
      route: name,
      'as the first page': kilobytes(asFirstPage.scripts),
      [limit(LIMITS.firstRoute)]: mark(asFirstPage.scripts <= LIMITS.firstRoute),
      'beyond the shell': kilobytes(beyondShell),
      [limit(LIMITS.furtherRoute)]: mark(beyondShell <= LIMITS.furtherRoute),
      styles: kilobytes(asFirstPage.styles),
      [limit(LIMITS.styles)]: mark(asFirstPage.styles <= LIMITS.styles),
    })),
);
console.log('\nOf the shell, loaded when it is first needed:');
console.table(parts.map(({ name, bytes }) => ({ part: name, KB: kilobytes(bytes) })));

function kilobytes(bytes: number): number {
  return Number((bytes / 1000).toFixed(1));
}

function limit(bytes: number): string {
  return `≤ ${bytes / 1000}`;
}

function mark(isReached: boolean): string {
  return isReached ? 'yes' : 'no';
}
