import { createContext } from 'react';

/** The language that the parts speak by themselves, such as a way out that is only heard. Whoever shows the page sets it. */
export const ReaderLocale = createContext('en-US');
