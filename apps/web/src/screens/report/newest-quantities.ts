/** A file of its own, so that the calculators are loaded for those who have calculated. */
export { newestQuantities } from '@ridgeline/core/reports';
