import { en, type Words } from './words.en.ts';
import { es } from './words.es.ts';

export type Language = 'en' | 'es';

export const WORDS: Readonly<Record<Language, Words>> = { en, es };
