import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** Finds a Chromium: the configured one, Playwright's, the system's, or the npm package for Linux. */
export async function findBrowser(): Promise<string> {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, and there is no file of that name.`);
  }
  const installed = [chromium.executablePath(), ...onPath(), ...APPLICATIONS].find((path) =>
    existsSync(path),
  );
  return installed ?? fromNpm();
}

function onPath(): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
}

async function fromNpm(): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      'No browser was found for the end-to-end tests. Install Chrome or Chromium, or set CHROMIUM_PATH to one.',
    );
  }
  // Read when the module is loaded: decides which shared libraries are unpacked beside the browser.
  process.env['AWS_LAMBDA_JS_RUNTIME'] = 'nodejs22.x';
  const { default: npmChromium } = await import('@sparticuz/chromium');
  return npmChromium.executablePath();
}
