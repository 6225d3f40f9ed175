import { execFileSync } from 'node:child_process';

/** Specs that start a process of ours run the compiled sources, as `npm start` and production do. */
export default function compile(): void {
  const tsc = 'node_modules/@typescript/native/bin/tsc';
  execFileSync(process.execPath, [tsc, '-b', '--noCheck', 'apps/local'], { stdio: 'inherit' });
  execFileSync(process.execPath, ['apps/cli/bundle.mjs'], { stdio: 'inherit' });
}
