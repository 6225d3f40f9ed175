import { expect, test as base } from '@playwright/test';

export { expect };

/** A walk through the product. On no page of it may a browser report a breach of the Content-Security-Policy. */
export const test = base.extend<{ readonly reports: readonly string[] }>({
  reports: [
    async ({ context }, use) => {
      const reports: string[] = [];
      await context.exposeBinding('reportBreach', (_, breach: string) => void reports.push(breach));
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (breach) => {
          const { effectiveDirective, blockedURI, sourceFile, lineNumber } = breach;
          const told = `${location.pathname}: ${effectiveDirective} ${blockedURI} at ${sourceFile}:${lineNumber}`;
          (window as unknown as { reportBreach(told: string): void }).reportBreach(told);
        });
      });
      await use(reports);
      expect(reports, 'Content-Security-Policy').toEqual([]);
    },
    { auto: true },
  ],
});
