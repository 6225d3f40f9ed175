import { describe, expect, it } from 'vitest';
import { asRead } from '../../testing/as-read.ts';
import { aDashboard, numbers } from './testing/dashboard-world.ts';

describe('archiving in the list', () => {
  it('DASH-3 RPT-5 takes a row out of the list, lands on the next, and brings it back by Undo', async () => {
    const { vm, settled, toasts, server } = await aDashboard();
    vm.rows.toggleArchived('1011');
    expect(vm.rows.isRemoving('1011')).toBe(true);
    await settled();
    expect(numbers(vm)).toEqual(['1012', '1010', '1009', '1008', '1007']);
    expect(vm.rows.landing).toEqual({ row: '1010' });
    const [toast] = toasts.takeAll().map(asRead);
    expect([toast?.text, toast?.action?.label]).toEqual(['Project archived.', 'Undo']);
    toast?.action?.onPress();
    await settled();
    expect(numbers(vm)).toContain('1011');
    expect(server.find('1011')).toMatchObject({ value: { archived: false } });
  });

  it('DASH-5 leaves the rows where they are while the code for it cannot be loaded, and says so', async () => {
    const { vm, settled, toasts, connection } = await aDashboard();
    connection.isThere = false;
    vm.rows.toggleArchived('1011');
    await settled();
    expect([numbers(vm)[1], vm.rows.isRemoving('1011')]).toEqual(['1011', false]);
    expect(toasts.takeAll().map(asRead)).toMatchObject([
      { tone: 'danger', text: expect.stringMatching(/archive/) },
    ]);
    connection.isThere = true;
    vm.rows.toggleArchived('1011');
    await settled();
    expect(numbers(vm)).not.toContain('1011');
  });

  it('DASH-3 lands on the last row left where the last one leaves', async () => {
    const { vm, settled } = await aDashboard('/dashboard', { rows: 2 });
    vm.rows.toggleArchived('1001');
    await settled();
    expect([numbers(vm), vm.rows.landing]).toEqual([['1002'], { row: '1002' }]);
  });

  it('RPT-5 archives what is selected, and unarchives in the view of the archived', async () => {
    const { vm, settled, toasts, navigation } = await aDashboard();
    vm.rows.selection.toggle('1012');
    vm.rows.selection.extendTo('1010', vm.rows.all);
    vm.rows.archiveSelected();
    await settled();
    expect(toasts.takeAll().map(asRead)[0]?.text).toBe('3 projects archived.');
    expect([numbers(vm)[0], vm.rows.selection.size]).toEqual(['1009', 0]);
    navigation.go(vm.query.pathOf('archived'));
    await settled();
    expect(numbers(vm)).toEqual(['1012', '1011', '1010']);
    vm.rows.selection.toggleAll(vm.rows.all);
    vm.rows.unarchiveSelected();
    await settled();
    expect(numbers(vm)).toEqual([]);
  });

  it('DASH-1 a long press begins the selection', async () => {
    const { vm } = await aDashboard();
    vm.rows.select('1012');
    expect([vm.rows.isEdited, vm.rows.selection.of(vm.rows.all)]).toEqual([true, ['1012']]);
    vm.rows.select('1011');
    vm.rows.select('1012');
    expect([vm.rows.isEdited, vm.rows.selection.of(vm.rows.all)]).toEqual([true, ['1011']]);
  });

  it('DASH-1 saves what is selected as a table', async () => {
    const { vm, saver, toasts, settled } = await aDashboard();
    vm.rows.selection.toggle('1012');
    vm.rows.selection.toggle('1010');
    vm.exportSelected();
    await settled();
    const [head, ...lines] = saver.saved[0]?.text.trimEnd().split('\r\n') ?? [];
    expect(head).toContain('Address');
    expect(lines).toEqual([
      expect.stringMatching(/^1012,"12 Main St, Denver, CO 80202",CO,Denver,/),
      expect.stringMatching(/^1010,/),
    ]);
    expect(toasts.takeAll().map(asRead)[0]?.text).toBe('2 projects exported.');
  });

  it('DASH-1 a row stays where the list shows archived ones, too', async () => {
    const { vm, settled } = await aDashboard('/search');
    vm.rows.toggleArchived('1012');
    await settled();
    expect(vm.rows.all[0]).toMatchObject({ reportNumber: '1012', archived: true });
    expect(vm.rows.isRemoving('1012')).toBe(false);
  });

  it('DASH-5 says that a report could not be archived, and keeps its row', async () => {
    const { vm, settled, server, toasts } = await aDashboard();
    server.refuseWith('unavailable');
    vm.rows.toggleArchived('1012');
    await settled();
    expect([numbers(vm)[0], vm.rows.isRemoving('1012')]).toEqual(['1012', false]);
    expect(toasts.takeAll().map(asRead)[0]).toMatchObject({ text: 'Unable to archive report' });
  });

  it('DASH-3 a row that is leaving is not archived twice', async () => {
    const { vm, settled, toasts } = await aDashboard();
    vm.rows.toggleArchived('1012');
    vm.rows.toggleArchived('1012');
    await settled();
    expect(toasts.takeAll()).toHaveLength(1);
  });

  it('DASH-3 forgets what was selected when other rows are shown, and when editing ends', async () => {
    const { vm, settled } = await aDashboard();
    vm.rows.toggleEditMode();
    vm.rows.selection.toggle('1012');
    vm.rows.toggleEditMode();
    expect([vm.rows.isEdited, vm.rows.selection.size]).toEqual([false, 0]);
    vm.rows.selection.toggle('1012');
    vm.goToNext();
    await settled();
    expect(vm.rows.selection.size).toBe(0);
  });

  it('DASH-1 by a key archives what is selected, wherever the focus is, and Undo brings all back', async () => {
    const { vm, settled, toasts, server } = await aDashboard('/dashboard', { rows: 4 });
    vm.rows.selection.toggle('1004');
    vm.rows.selection.toggle('1002');
    vm.rows.toggleSelectedArchived();
    await settled();
    expect(numbers(vm)).toEqual(['1003', '1001']);
    const [toast] = toasts.takeAll().map(asRead);
    expect(toast?.text).toBe('2 projects archived.');
    toast?.action?.onPress();
    await settled();
    expect(numbers(vm)).toEqual(['1004', '1003', '1002', '1001']);
    expect(server.all().some(({ archived }) => archived)).toBe(false);
  });

  it('DASH-1 by a key archives the rest of a selection, and takes one back that is archived whole', async () => {
    const { vm, settled, toasts } = await aDashboard('/search', { rows: 3 });
    const archived = () => vm.rows.all.filter((row) => row.archived).map(({ reportNumber }) => reportNumber);
    const byKey = async () => {
      vm.rows.selection.toggleAll(vm.rows.all);
      vm.rows.toggleSelectedArchived();
      await settled();
      return toasts.takeAll().map(asRead)[0]?.text;
    };
    vm.rows.toggleArchived('1002');
    await settled();
    toasts.takeAll();
    expect([await byKey(), archived()]).toEqual(['2 projects archived.', ['1003', '1002', '1001']]);
    expect([await byKey(), archived()]).toEqual(['3 projects unarchived.', []]);
  });

  it('DASH-3 archives nothing twice that a selection holds and that leaves already', async () => {
    const { vm, settled, toasts } = await aDashboard('/dashboard', { rows: 3 });
    vm.rows.toggleArchived('1003');
    vm.rows.selection.toggleAll(vm.rows.all);
    vm.rows.archiveSelected();
    await settled();
    const told = toasts.takeAll().map((toast) => asRead(toast).text);
    expect(told.toSorted()).toEqual(['2 projects archived.', 'Project archived.']);
  });

  it('D TEAM-1.3 archives of a selection what is one’s own to change', async () => {
    const { vm, settled, server } = await aDashboard('/dashboard', {
      rows: 3,
      mayChange: (day) => day === 2,
    });
    expect(vm.rows.canChangeSome).toBe(true);
    vm.rows.selection.toggleAll(vm.rows.all);
    expect([vm.rows.toArchive, vm.rows.toUnarchive]).toEqual([['1002'], []]);
    vm.rows.toggleArchived('1001');
    vm.rows.archiveSelected();
    await settled();
    expect(server.all().flatMap((one) => (one.archived ? one.reportNumber : []))).toEqual(['1002']);
    expect(vm.rows.selection.of(vm.rows.all)).toEqual(['1003', '1001']);
  });

  it('D TEAM-1.1 archives nothing for a viewer, by whatever way', async () => {
    const { vm, settled, server, toasts } = await aDashboard('/dashboard', {
      rows: 2,
      mayChange: () => false,
    });
    expect(vm.rows.canChangeSome).toBe(false);
    vm.rows.toggleArchived('1002');
    vm.rows.selection.toggleAll(vm.rows.all);
    for (const act of [vm.rows.archiveSelected, vm.rows.unarchiveSelected, vm.rows.toggleSelectedArchived])
      act();
    await settled();
    expect([server.all().some(({ archived }) => archived), toasts.takeAll()]).toEqual([false, []]);
  });
});
