import { en } from './words.en.ts';
import { es } from './words.es.ts';

export type Language = 'en' | 'es';
export type Words = Readonly<Record<keyof typeof en, string>>;

export const WORDS: Readonly<Record<Language, Words>> = { en, es };
