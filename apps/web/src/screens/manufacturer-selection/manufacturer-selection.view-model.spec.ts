import { ChooseProduct, LoadReport, type Report } from '@ridgeline/core/reports';
import { FakeChoiceListGateway } from '@ridgeline/core/testing/profile';
import {
  aReport,
  FakeProjectRecords,
  FakeReportGateway,
  FakeReportServer,
} from '@ridgeline/core/testing/reports';
import { describe, expect, it } from 'vitest';
import { asRead } from '../../testing/as-read.ts';
import { Language } from '../../language/language.store.ts';
import { FakeNavigation } from '../../testing/fake-navigation.ts';
import { ada, aSession } from '../../testing/visitors.ts';
import { ToastStore } from '../../view-model/toasts.store.ts';
import { ManufacturerSelectionViewModel } from './manufacturer-selection.view-model.ts';

const HDZ = { value: 'timberline-hdz', label: 'Timberline HDZ' };
const GRAND = { value: 'grand-sequoia', label: 'Grand Séquoia' };
const DURATION = { value: 'duration', label: 'Duration' };

async function setUp(change: Partial<Report> = {}, lists = new FakeChoiceListGateway()) {
  const { session } = aSession();
  await session.signIn(ada);
  const server = new FakeReportServer();
  server.put(aReport(change));
  lists.formLists.set('manufacturers', [
    { value: 'gaf', label: 'GAF' },
    { value: 'owens-corning', label: 'Owens Corning' },
  ]);
  lists.formLists.set('products-gaf', [HDZ, GRAND]);
  lists.formLists.set('products-owens-corning', [DURATION]);
  const navigation = new FakeNavigation('/manufacturer-selection/R-1001');
  const toasts = new ToastStore();
  const vm = new ManufacturerSelectionViewModel({
    loadReport: new LoadReport(new FakeReportGateway(server)),
    lists,
    choose: new ChooseProduct(new FakeProjectRecords(server)),
    navigation,
    session,
    toasts,
    language: new Language({ getItem: () => null, setItem: () => {} }, ['en']),
  });
  const product = () => {
    const found = server.find('R-1001');
    return found.ok ? found.value.product : null;
  };
  return { vm, server, lists, navigation, toasts, session, product };
}

describe('what covers the roof of a report', () => {
  it('NAV-4 RPT-2.4 is chosen by maker and product, saved, and told in the report', async () => {
    const { vm, navigation, toasts, product } = await setUp();
    await vm.load();
    expect([vm.state.is, vm.products.is, vm.hasChoice]).toEqual(['ready', 'none', false]);
    await vm.chooseMaker('gaf');
    vm.chooseProduct('timberline-hdz');
    const saving = vm.save();
    expect(vm.saving).toBe('choice');
    await saving;
    expect(product()).toEqual({ manufacturerId: 'gaf', productId: 'timberline-hdz' });
    expect(navigation.address).toBe('/report/R-1001');
    expect(toasts.waiting.map(asRead)).toMatchObject([
      { tone: 'ok', text: 'The report now lists what GAF Timberline HDZ requires.' },
    ]);
  });

  it('RPT-2.4 is shown as it was chosen, and taken back', async () => {
    const { vm, product } = await setUp({
      product: { manufacturerId: 'gaf', productId: 'grand-sequoia' },
    });
    await vm.load();
    expect([vm.maker, vm.product, vm.hasChoice]).toEqual(['gaf', 'grand-sequoia', true]);
    await vm.takeBack();
    expect(product()).toBeNull();
  });

  it('RPT-2.4 is found by the words of its name, in any case and without accents', async () => {
    const { vm } = await setUp();
    await vm.load();
    await vm.chooseMaker('gaf');
    vm.find(' SEQUOIA grand');
    expect(vm.found).toEqual([GRAND]);
    vm.find('shake');
    expect(vm.found).toEqual([]);
    await vm.chooseMaker('owens-corning');
    expect([vm.term, vm.product, vm.found]).toEqual(['', null, [DURATION]]);
  });

  it('RPT-2.4 is not saved without a product', async () => {
    const { vm, product } = await setUp();
    await vm.load();
    await vm.save();
    expect([vm.isProductMissing, product()]).toEqual([true, null]);
    await vm.chooseMaker('gaf');
    expect(vm.isProductMissing).toBe(false);
    await vm.save();
    vm.chooseProduct('timberline-hdz');
    expect(vm.isProductMissing).toBe(false);
  });

  it.each([
    [0, 1],
    [1, 0],
  ])(
    'RPT-2.4 shows the products of the maker chosen last, when the answers come as %i, %i',
    async (...order) => {
      const { vm, lists } = await setUp();
      await vm.load();
      const formList = lists.formList.bind(lists);
      const answers: (() => void)[] = [];
      lists.formList = async (name) => {
        await new Promise<void>((resolve) => answers.push(resolve));
        return formList(name);
      };
      const choosing = [vm.chooseMaker('gaf'), vm.chooseMaker('owens-corning')];
      for (const at of order) {
        answers[at]?.();
        await choosing[at];
      }
      expect([vm.maker, vm.found]).toEqual(['owens-corning', [DURATION]]);
    },
  );

  it.each([
    ['not-found', 'report-not-found'],
    ['unavailable', 'unavailable'],
  ] as const)('DASH-5 tells a report that is %s', async (refusal, failure) => {
    const { vm, server } = await setUp();
    server.refuseWith(refusal);
    await vm.load();
    expect(vm.state).toEqual({ is: 'failed', failure });
  });

  it('RPT-3 names no product in a record of version 1', async () => {
    const { vm } = await setUp({ legacy: {} as Report['legacy'] });
    await vm.load();
    expect(vm.state).toEqual({ is: 'failed', failure: 'too-early' });
  });

  it('RPT-2.4 that could not be saved, or whose products could not be loaded, is tried again', async () => {
    const { vm, server, toasts, lists, navigation } = await setUp();
    await vm.load();
    await vm.chooseMaker('iko');
    expect(vm.products.is).toBe('failed');
    lists.formLists.set('products-iko', [{ value: 'dynasty', label: 'Dynasty' }]);
    await vm.chooseMaker('iko');
    vm.chooseProduct('dynasty');
    server.refuseWith('unavailable');
    await vm.save();
    expect(toasts.waiting.map(asRead)).toMatchObject([
      { tone: 'danger', text: /^The choice could not be saved/ },
    ]);
    expect([vm.product, navigation.address]).toEqual(['dynasty', '/manufacturer-selection/R-1001']);
  });

  it('START-6 ends the session that the server no longer knows', async () => {
    const { vm, server, session } = await setUp();
    server.refuseWith('signed-out');
    await vm.load();
    await new Promise<void>((resolve) => setTimeout(resolve));
    expect(session.session.is).toBe('signed-out');
  });
});
