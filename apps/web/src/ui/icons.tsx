/** All icons, by the places that need them together: a page loads the groups of its parts and no other. */
export type { IconProps } from './icon.tsx';
export * from './icons/actions.tsx';
export * from './icons/controls.tsx';
export * from './icons/header.tsx';
export * from './icons/property.tsx';
export * from './icons/roof.tsx';
export * from './icons/sign-in.tsx';
export * from './icons/team.tsx';
export * from './signs.tsx';
