import { aReport, FakeReportServer } from '@ridgeline/core/testing/reports';
import { describe, expect, it } from 'vitest';
import { asRead } from '../../testing/as-read.ts';
import { stagedPdfs } from '../../testing/staged-pdfs.ts';
import { ada, aSession } from '../../testing/visitors.ts';

const whole = { reportNumber: 'R-1001', kind: 'whole' } as const;

async function setUp() {
  const { session } = aSession();
  const server = new FakeReportServer();
  server.put(aReport());
  await session.signIn(ada);
  return { session, server, ...stagedPdfs(server, session) };
}

describe('the PDFs of a report', () => {
  it('RPT-7 are opened in the reader’s language, one at a time', async () => {
    const { pdfs, viewer } = await setUp();
    const opening = pdfs.open(whole);
    expect(pdfs.making).toBe('whole');
    await pdfs.open({ reportNumber: 'R-1001', kind: 'iws' });
    await opening;
    expect(pdfs.making).toBeNull();
    expect(viewer.opened).toEqual(['https://files.example.com/R-1001/whole-en.pdf']);
  });

  it('RPT-8 without a link are an access issue, which leads to the contact', async () => {
    const { pdfs, documents, dialogs } = await setUp();
    documents.makeNothing();
    await pdfs.open(whole);
    expect(dialogs.top?.content).toMatchObject({
      title: 'Access Issue',
      text: 'Something went wrong trying to open the requested report. Please contact us for help.',
      buttons: [
        { label: 'Close' },
        { label: 'Contact Us', path: '/feedback?source=report&reportNumber=R-1001' },
      ],
    });
  });

  it('RPT-8 that the browser has blocked are opened by the button that says so', async () => {
    const { pdfs, viewer, dialogs } = await setUp();
    viewer.block();
    await pdfs.open(whole);
    expect(dialogs.top?.content).toMatchObject({
      title: 'View Report',
      text: 'Your browser blocked the report from opening.',
    });
    expect(pdfs.making).toBeNull();
    dialogs.top?.content.buttons.at(-1)?.act?.();
    expect(pdfs.making).toBe('whole');
  });

  it('RPT-8 that could not be made end their progress, and say so', async () => {
    const { pdfs, server, toasts } = await setUp();
    server.refuseWith('unavailable');
    await pdfs.open(whole);
    expect(pdfs.making).toBeNull();
    expect(toasts.waiting.map(asRead)).toMatchObject([
      { tone: 'danger', text: /^The PDF could not be created/ },
    ]);
  });

  it('RPT-7 are mailed', async () => {
    const { pdfs, documents, toasts, server } = await setUp();
    await Promise.all([pdfs.send(whole), pdfs.send(whole)]);
    expect(documents.sent).toEqual([{ reportNumber: 'R-1001', kind: 'whole', locale: 'en' }]);
    expect(toasts.takeAll().map(asRead)).toMatchObject([{ tone: 'ok' }]);
    server.refuseWith('unavailable');
    await pdfs.send(whole);
    expect(toasts.takeAll().map(asRead)).toMatchObject([{ tone: 'danger' }]);
  });

  it('START-6 end the session that the server no longer knows', async () => {
    const { pdfs, server, session } = await setUp();
    server.refuseWith('signed-out');
    await pdfs.open(whole);
    await new Promise<void>((resolve) => setTimeout(resolve));
    expect(session.session.is).toBe('signed-out');
  });
});
