import type { OwnReport } from './own-report.ts';

/** The code of `OwnReport`, loaded with the first report that is one's own: nobody else needs it. */
export abstract class OwnReportCode {
  abstract load(): Promise<OwnReport>;
}
