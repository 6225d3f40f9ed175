/** All illustrations: a page loads those that it shows. */
export * from './illustrations/calculator.tsx';
export * from './illustrations/empty.tsx';
export * from './illustrations/not-found.tsx';
export * from './illustrations/offline.tsx';
export * from './illustrations/report.tsx';
