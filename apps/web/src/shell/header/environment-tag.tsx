import { navigationMessages } from '@ridgeline/core/navigation';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { useViewModel } from '../../composition/container-context.tsx';
import { useWords } from '../../language/use-words.tsx';
import { loadingPage } from '../../parts/page-not-loaded.ts';
import { EnvironmentTagViewModel } from './environment-tag.view-model.ts';
import styles from './environment-tag.module.css';

const loadPanel = loadingPage(() => import('../../routes/shell/debug-panel.route.ts'));
const DebugPanel = lazy(async () => ({ default: (await loadPanel()).Component }));

/** HDR-8: says which environment this is, wherever it is not production. */
export const EnvironmentTag = observer(function EnvironmentTag() {
  const vm = useViewModel(EnvironmentTagViewModel);
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
      <Suspense>{vm.showsDebugPanel && <DebugPanel />}</Suspense>
    </>
  );
});
