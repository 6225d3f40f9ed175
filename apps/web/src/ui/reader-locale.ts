import { createContext } from 'react';

/** The language of texts built into components, such as a hidden close button. Set by the page's root. */
export const ReaderLocale = createContext('en-US');
