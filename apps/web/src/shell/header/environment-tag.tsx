import { navigationMessages } from '@ridgeline/core/navigation';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useWords } from '../../language/use-words.tsx';
import type { EnvironmentTagViewModel } from './environment-tag.view-model.ts';
import styles from './environment-tag.module.css';

/** HDR-8: names the environment, unless it is production. */
export const EnvironmentTag = observer(function EnvironmentTag({
  vm,
  debugPanel,
}: {
  readonly vm: EnvironmentTagViewModel;
  readonly debugPanel: ReactNode;
}) {
  const words = useWords(navigationMessages);
  const { environment } = vm;
  if (environment === null) return null;
  return (
    <>
      <button
        type="button"
        className={styles['tag']}
        aria-label={words('environment-tag', { environment })}
        onClick={(event) => vm.click({ shift: event.shiftKey })}
      >
        {environment}
      </button>
      {vm.showsDebugPanel && debugPanel}
    </>
  );
});
