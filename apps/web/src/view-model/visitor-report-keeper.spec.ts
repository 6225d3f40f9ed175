import { AdoptReport, CreateAnonymousReport } from '@ridgeline/core/reports';
import { LoadAllowances } from '@ridgeline/core/plans';
import { FakeAllowanceGateway } from '@ridgeline/core/testing/plans';
import { FakeUiConfigurationGateway } from '@ridgeline/core/testing/profile';
import { aWish, FakeAnonymousReports } from '@ridgeline/core/testing/reports';
import { describe, expect, it } from 'vitest';
import { asRead } from '../testing/as-read.ts';
import { Language } from '../language/language.store.ts';
import { FakeNavigation } from '../testing/fake-navigation.ts';
import { settled } from '../testing/gate.ts';
import { ada, aSession } from '../testing/visitors.ts';
import { AccountStore } from './account.store.ts';
import { ToastStore } from './toasts.store.ts';
import { VisitorReportKeeper } from './visitor-report-keeper.ts';
import { VisitorReport } from './visitor-report.store.ts';

async function setUp({ address = '/dashboard', locale = 'en' } = {}) {
  const world = aSession();
  const anonymous = new FakeAnonymousReports();
  const report = new VisitorReport(new AdoptReport(anonymous), world.preferences, world.session);
  const allowances = new FakeAllowanceGateway();
  const account = new AccountStore(
    world.session,
    new FakeUiConfigurationGateway(),
    new LoadAllowances(allowances),
  );
  const toasts = new ToastStore();
  const navigation = new FakeNavigation(address);
  const keeper = new VisitorReportKeeper({
    report,
    session: world.session,
    account,
    toasts,
    navigation,
    language: new Language({ getItem: () => null, setItem: () => {} }, [locale]),
  });
  const made = await new CreateAnonymousReport(anonymous).run(aWish(), '7');
  if (made.ok) report.made(made.value.reportNumber);
  const stop = keeper.keep();
  const signIn = () =>
    settled(async () => {
      anonymous.signIn(ada.userId);
      await world.session.signIn(ada);
    });
  return { ...world, anonymous, report, toasts, navigation, signIn, stop, keeper };
}

describe('adopting the report of a visitor', () => {
  it('RPT-4 happens with the sign-in, and offers to open the report', async () => {
    const { toasts, signIn, navigation } = await setUp();
    await signIn();
    const [toast] = toasts.waiting.map(asRead);
    expect(toast).toMatchObject({ tone: 'ok', text: 'Your report is now one of your projects.' });
    toast?.action?.onPress();
    expect(navigation.address).toBe('/report/A-7');
  });

  it('RPT-4 offers nothing where the user is there already, in Spanish', async () => {
    const { toasts, signIn } = await setUp({ address: '/report/A-7?sample=true', locale: 'es' });
    await signIn();
    expect(toasts.waiting.map(asRead)).toEqual([
      { tone: 'ok', text: 'Su informe ya es uno de sus proyectos.' },
    ]);
  });

  it('D RPT-4.3 says that the plan refuses it, and leads to the plans', async () => {
    const { toasts, signIn, anonymous, navigation } = await setUp();
    anonymous.refuseByPlan();
    await signIn();
    expect(toasts.waiting.map(asRead)[0]).toMatchObject({
      tone: 'warn',
      text: expect.stringContaining('no projects left'),
    });
    toasts.waiting.map(asRead)[0]?.action?.onPress();
    expect(navigation.address).toBe('/plans');
  });

  it('RPT-4 tries again after a lost connection, and tells each outcome once', async () => {
    const { toasts, signIn, anonymous, keeper, stop } = await setUp();
    const adopt = anonymous.adopt.bind(anonymous);
    anonymous.adopt = async () => ({ ok: false, failure: 'unavailable' });
    await signIn();
    const [failed] = toasts.takeAll().map(asRead);
    expect(failed).toMatchObject({ tone: 'danger', action: { label: 'Try again' } });
    stop();
    await settled(() => void keeper.keep());
    expect(toasts.takeAll().map(asRead)).toEqual([]);
    anonymous.adopt = adopt;
    await settled(() => failed?.action?.onPress());
    expect(toasts.takeAll().map(asRead)).toMatchObject([{ tone: 'ok' }]);
  });
});
