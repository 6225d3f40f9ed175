// Public exports of packs for specs.
export { aPackHead, aPackRow } from './pack.builder.ts';
