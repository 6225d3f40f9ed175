import type { Language } from './words.ts';

export type Theme = 'device' | 'light' | 'dark';

export interface Settings {
  readonly theme: Theme;
  readonly language: Language;
}

/** Kept in the URL, so that a screenshot can be taken of each. */
export function readSettings(search: string): Settings {
  const query = new URLSearchParams(search);
  const theme = query.get('theme');
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : 'device',
    language: query.get('lang') === 'es' ? 'es' : 'en',
  };
}

export function applySettings({ theme, language }: Settings): void {
  const root = document.documentElement;
  if (theme === 'device') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  root.lang = language;
  const query = new URLSearchParams({ theme, lang: language });
  history.replaceState(null, '', `?${query.toString()}${location.hash}`);
}
