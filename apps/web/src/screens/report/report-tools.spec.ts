import { aKnownFact, aReport, FakeReportServer } from '@ridgeline/core/testing/reports';
import type { Report } from '@ridgeline/core/reports';
import { describe, expect, it } from 'vitest';
import { asRead } from '../../testing/as-read.ts';
import { settled } from '../../testing/gate.ts';
import { stagedTools } from '../../testing/staged-tools.ts';
import { ada, aSession } from '../../testing/visitors.ts';

async function setUp(change: Partial<Report> = {}) {
  const { session } = aSession();
  await session.signIn(ada);
  const server = new FakeReportServer();
  const report = aReport(change);
  server.put(report);
  const staged = stagedTools(server, session);
  const told: Report[] = [];
  const show = (shown: Report): void =>
    staged.tools.show(shown, (changed) => {
      told.push(changed);
      show(changed);
    });
  show(report);
  return { ...staged, server, session, told };
}

describe('what the owner of a report does with it', () => {
  it('RPT-5 writes claim, job and date, and shows them', async () => {
    const { tools, told, toasts } = await setUp({ claimNumber: 'C-1' });
    tools.openDetails();
    expect([tools.task.opened, tools.form.details.claimNumber]).toEqual(['details', 'C-1']);
    tools.form.write({
      claimNumber: ' C-7 ',
      jobNumber: 'J-7',
      date: '2026-03-02',
      dateType: 'date-of-loss',
    });
    const saving = tools.saveDetails();
    expect(tools.task.busy).toBe('details');
    await saving;
    expect(told).toMatchObject([
      { claimNumber: 'C-7', jobNumber: 'J-7', projectDate: { date: '2026-03-02', type: 'date-of-loss' } },
    ]);
    expect([tools.task.opened, toasts.waiting.map(asRead)[0]?.text]).toEqual([
      null,
      'Changes saved successfully',
    ]);
  });

  it('START-5 RPT-5 keeps what is written when the dialog is closed or the session ends, until it is saved or dropped', async () => {
    const { tools, own, session, timer, toasts } = await setUp({ claimNumber: 'C-1', jobNumber: 'J-1' });
    await own.unlock('ada');
    const opened = async () => {
      tools.openDetails();
      await settled();
      return [tools.form.details.claimNumber, tools.form.details.jobNumber, tools.form.hasChanges];
    };
    await opened();
    tools.form.write({ claimNumber: 'C-7' });
    tools.close();
    expect(await opened()).toEqual(['C-7', 'J-1', true]);
    expect(toasts.takeAll().map(asRead)).toMatchObject([
      { text: 'We kept what you typed here. It has not been saved or sent yet.' },
    ]);
    tools.form.write({ jobNumber: 'J-7' });
    await timer.advance(500);
    await session.refused();
    own.lock();
    tools.close();
    await session.signIn(ada);
    await own.unlock('ada');
    expect(await opened()).toEqual(['C-7', 'J-7', true]);
    tools.discardDetails();
    expect(await opened()).toEqual(['C-1', 'J-1', false]);
    tools.form.write({ claimNumber: 'C-8' });
    await tools.saveDetails();
    await settled();
    expect(await own.all('drafts')).toEqual([]);
  });

  it('RPT-5 a dialog does not stay open over another report', async () => {
    const { tools } = await setUp({ claimNumber: 'C-1' });
    tools.openDetails();
    tools.form.write({ claimNumber: 'C-7' });
    tools.show(aReport({ reportNumber: 'R-2', claimNumber: 'C-2' }), () => {});
    expect(tools.task.opened).toBeNull();
    tools.openDetails();
    expect(tools.form.details.claimNumber).toBe('C-2');
  });

  it('DASH-5 keeps the dialog open with what went wrong', async () => {
    const { tools, server, told } = await setUp();
    tools.openDetails();
    server.refuseWith('unavailable');
    await tools.saveDetails();
    expect([tools.task.opened, tools.task.failure, told]).toEqual([
      'details',
      'unable-to-update-report-claim',
      [],
    ]);
    tools.task.close();
    expect([tools.task.opened, tools.task.failure]).toEqual([null, null]);
  });

  it('NAV-2 shares it by a link, copies that, gives it an end and ends it', async () => {
    const { tools, clipboard, toasts } = await setUp();
    await tools.sharing.open();
    expect(tools.sharing.address).toMatch(/^https:\/\/this\.app\/public\/report\/R-1001\?share=/);
    await tools.sharing.copy();
    expect([clipboard.text, toasts.takeAll().map(({ tone }) => tone)]).toEqual([
      tools.sharing.address,
      ['ok'],
    ]);
    await tools.sharing.endOn('2027-03-31');
    expect(new Date(tools.sharing.link?.endsAt ?? 0).getDate()).toBe(31);
    await tools.sharing.endOn('');
    expect(tools.sharing.link?.endsAt).toBeNull();
    await tools.sharing.end();
    expect([tools.sharing.link, tools.task.opened]).toEqual([null, null]);
  });

  it('D NAV-2.2 an end that is typed digit by digit neither ends the link early nor is lost', async () => {
    const { tools } = await setUp();
    const { sharing } = tools;
    await sharing.open();
    const address = sharing.address;
    // As the field of a browser tells a year that is being typed, and a day.
    for (const day of ['0002-03-03', '0020-03-03', '0202-03-03']) {
      await sharing.endOn(day);
      expect([sharing.endDay, sharing.isEndOver, sharing.link?.endsAt]).toEqual([day, true, null]);
    }
    const typed = ['2027-03-03', '2027-03-31'].map((day) => sharing.endOn(day));
    expect(sharing.endDay).toBe('2027-03-31');
    await Promise.all(typed);
    expect([sharing.endDay, sharing.isEndOver, sharing.address]).toEqual(['2027-03-31', false, address]);
    expect(new Date(sharing.link?.endsAt ?? 0).getDate()).toBe(31);
  });

  it('D NAV-2.2 keeps what was typed where it could not be saved', async () => {
    const { tools, server } = await setUp();
    await tools.sharing.open();
    server.refuseWith('unavailable');
    await tools.sharing.endOn('2027-03-31');
    expect([tools.sharing.endDay, tools.sharing.link?.endsAt, tools.task.failure]).toEqual([
      '2027-03-31',
      null,
      'share-link-not-changed',
    ]);
  });

  it('D TEAM-1.1 tells a viewer that they read only', async () => {
    const { tools, server } = await setUp();
    server.becomeViewer();
    await tools.sharing.open();
    expect([tools.task.failure, tools.sharing.link]).toEqual(['viewer-reads-only', null]);
  });

  it('RPT-5 archives it, and takes it out again by the toast', async () => {
    const { tools, told, toasts, server } = await setUp();
    await tools.archive();
    expect(told.at(-1)?.archived).toBe(true);
    toasts.takeAll().map(asRead)[0]?.action?.onPress();
    await new Promise<void>((resolve) => setTimeout(resolve));
    expect(told.at(-1)?.archived).toBe(false);
    server.refuseWith('unavailable');
    await tools.archive();
    expect(toasts.takeAll().map(asRead).at(-1)).toMatchObject({
      tone: 'danger',
      text: 'Unable to archive report',
    });
  });

  it('RPT-5 adds what it lacks, or says that it could not', async () => {
    const { tools, records, toasts, server, told } = await setUp();
    const adding = tools.add('weather');
    expect(tools.task.busy).toBe('weather');
    await adding;
    expect([records.upgrades.get('R-1001'), told.length, tools.task.busy]).toEqual([['weather'], 1, null]);
    expect(toasts.takeAll().map(asRead)).toMatchObject([{ tone: 'ok' }]);
    server.refuseWith('unavailable');
    await tools.add('code-detail');
    expect(toasts.takeAll().map(asRead)).toMatchObject([
      { tone: 'danger', text: /^The add-ons could not be added/ },
    ]);
  });

  it('RPT-3.2 makes it anew, and says what has changed', async () => {
    const { tools, versions, told } = await setUp({ facts: [aKnownFact()] });
    await tools.refresh();
    expect(tools.changes).toEqual([]);
    versions.tell([aKnownFact({ value: { kind: 'yes-no', answer: false } })]);
    await tools.refresh();
    expect(tools.changes).toMatchObject([{ name: 'ice-barrier', changed: 'answer' }]);
    expect(told.at(-1)?.factsVersion).toBe(2);
  });

  it('RPT-2.3 corrects who controls, with a reason, and takes it back', async () => {
    const { tools, told } = await setUp();
    tools.correcting.open();
    await tools.correcting.save();
    expect([tools.task.opened, tools.task.failure]).toEqual(['correction', 'jurisdiction-name-required']);
    tools.correcting.type({ kind: 'county', name: 'Arapahoe County', why: 'The map of the assessor.' });
    await tools.correcting.save();
    expect(told.at(-1)?.municipality?.name).toBe('Arapahoe County');
    tools.correcting.open();
    await tools.correcting.undo();
    expect([told.at(-1)?.municipality?.name, tools.task.opened]).toEqual(['Denver', null]);
  });

  it('RPT-5 keeps what is written without a connection, shows it, and sends it later', async () => {
    const { tools, told, toasts, own, edits, server, connection } = await setUp({ claimNumber: 'C-1' });
    await own.unlock('ada');
    server.refuseWith('unavailable');
    tools.openDetails();
    tools.form.write({ claimNumber: 'C-7' });
    await tools.saveDetails();
    expect([tools.task.opened, told.at(-1)?.claimNumber, connection.waiting]).toEqual([null, 'C-7', 1]);
    expect(toasts.takeAll().map(asRead)[0]?.text).toBe(
      'Saved on this device. It will be sent when there is a connection.',
    );
    server.refuseWith(null);
    await edits.sendNow();
    expect([server.all()[0]?.claimNumber, connection.waiting]).toEqual(['C-7', 0]);
  });

  it('RPT-5 says that a change was refused, and keeps nothing to be sent', async () => {
    const { tools, own, server, connection } = await setUp({ claimNumber: 'C-1' });
    await own.unlock('ada');
    server.becomeViewer();
    tools.openDetails();
    tools.form.write({ claimNumber: 'C-7' });
    await tools.saveDetails();
    expect([tools.task.opened, tools.task.failure, tools.form.details.claimNumber]).toEqual([
      'details',
      'change-refused',
      'C-7',
    ]);
    expect([connection.waiting, connection.conflicts]).toEqual([0, 0]);
  });

  it('D TEAM-1.1 says aloud that a change is refused, and begins no other of a report that may only be read', async () => {
    const { tools, toasts, own, server, told } = await setUp();
    await own.unlock('ada');
    server.becomeViewer();
    await tools.archive();
    expect(toasts.takeAll().map(asRead)).toMatchObject([{ tone: 'danger' }]);
    expect(told.at(-1)?.mayChange).toBe(false);
    await tools.archive();
    await tools.add('weather');
    await tools.refresh();
    tools.openDetails();
    await tools.sharing.open();
    tools.correcting.open();
    expect([tools.task.opened, tools.task.busy, toasts.takeAll()]).toEqual([null, null, []]);
  });

  it('RPT-5 shows both values where somebody else has changed it, until it is decided', async () => {
    const { tools, toasts, own, edits, server, connection } = await setUp({ claimNumber: 'C-1' });
    await own.unlock('ada');
    server.put(aReport({ claimNumber: 'theirs' }));
    tools.openDetails();
    tools.form.write({ claimNumber: 'mine' });
    await tools.saveDetails();
    expect(toasts.takeAll().map(asRead)[0]?.tone).toBe('warn');
    expect([connection.waiting, connection.conflicts]).toEqual([0, 1]);
    const [edit] = edits.edits;
    expect(edit).toMatchObject({ after: 'mine', conflict: { theirs: 'theirs' } });
    if (edit !== undefined && edit.field !== 'calculation') await edits.keepMine(edit);
    expect([server.all()[0]?.claimNumber, connection.conflicts]).toEqual(['mine', 0]);
  });

  it('D RPT-5.2 sets flags, and takes them away, also without a connection', async () => {
    const { tools, told, own, server, edits } = await setUp({ userFlags: { urgent: true } });
    tools.openDetails();
    tools.form.write({ starred: true });
    await tools.saveDetails();
    expect(server.all()[0]?.userFlags).toMatchObject({ urgent: true, starred: true });
    await own.unlock('ada');
    server.refuseWith('unavailable');
    tools.openDetails();
    expect(tools.form.details).toMatchObject({ starred: true, billed: false });
    tools.form.write({ starred: false, billed: true });
    await tools.saveDetails();
    expect(told.at(-1)?.userFlags).toMatchObject({ starred: false, billed: true });
    server.refuseWith(null);
    await edits.sendNow();
    expect(server.all()[0]?.userFlags).toMatchObject({ urgent: true, starred: false, billed: true });
  });

  it('RPT-5 says that a change was neither sent nor kept where the device is full', async () => {
    const { tools, own, page, server, connection } = await setUp({ claimNumber: 'C-1' });
    await own.unlock('ada');
    own.storage.isFull = true;
    page.isOnline = false;
    server.refuseWith('unavailable');
    tools.openDetails();
    tools.form.write({ claimNumber: 'C-7' });
    await tools.saveDetails();
    expect([tools.task.opened, tools.task.failure, tools.form.details.claimNumber]).toEqual([
      'details',
      'device-full',
      'C-7',
    ]);
    expect(connection.waiting).toBe(0);
  });
});
