export { readReport } from '@ridgeline/core/reports';
