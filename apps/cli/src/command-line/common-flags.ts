import { LOCALES } from '@ridgeline/core/shared';
import type { Flag } from './command.ts';

/** Flags of every command. */
export const COMMON_FLAGS: readonly Flag[] = [
  { name: 'json', says: 'json' },
  { name: 'lang', says: 'lang', takes: 'LANG', options: LOCALES },
  { name: 'help', says: 'help', short: 'h' },
  { name: 'version', says: 'version' },
];
