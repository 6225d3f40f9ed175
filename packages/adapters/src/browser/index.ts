// The door of the browser adapters: what a browser keeps.
export { BrowserPreferences, type BrowserStorage } from './browser-preferences.ts';
