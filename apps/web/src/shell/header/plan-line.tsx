import { plansMessages } from '@ridgeline/core/plans';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { ExternalLink, Link } from '../../ui/link.tsx';
import { headerMessages } from './header.messages.ts';
import styles from './header.module.css';
import type { PlanViewModel } from './plan.view-model.ts';

/** HDR-3 HDR-4 HDR-6: the plan in one line; unknown parts are omitted. */
export const PlanLine = observer(function PlanLine({
  vm,
  isWide,
}: {
  readonly vm: PlanViewModel;
  /** On phones the allowances are in the panel. */
  readonly isWide: boolean;
}) {
  const words = useWords(headerMessages);
  const allowances = isWide ? vm.allowances : [];
  if (vm.bannerText === null && vm.upgrade === null && allowances.length === 0) return null;
  return (
    <section aria-label={words('plan')} className={styles['plan']} data-print="never">
      <div className={styles['planInside']}>
        {vm.bannerText !== null && <p className={styles['planName']}>{vm.bannerText}</p>}
        <Allowances vm={vm} isShown={isWide} />
        <UpgradeLink vm={vm} />
      </div>
    </section>
  );
});

// HDR-6
export const Allowances = observer(function Allowances({
  vm,
  isShown = true,
}: {
  readonly vm: PlanViewModel;
  readonly isShown?: boolean;
}) {
  if (!isShown || vm.allowances.length === 0) return null;
  return (
    <dl className={styles['allowances']}>
      {vm.allowances.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
});

// HDR-4 HDR-5
const UpgradeLink = observer(function UpgradeLink({ vm }: { readonly vm: PlanViewModel }) {
  const plans = useWords(plansMessages);
  const words = useWords(headerMessages);
  const { upgrade } = vm;
  if (upgrade === null) return null;
  return (
    <span className={styles['upgrade']}>
      {upgrade.leads === 'inside' ? (
        <Link href={upgrade.path}>{plans('upgrade')}</Link>
      ) : (
        <ExternalLink href={upgrade.address} newTabLabel={words('opens-new-tab')}>
          {plans('upgrade')}
        </ExternalLink>
      )}
    </span>
  );
});
