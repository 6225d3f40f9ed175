import { lazy, Suspense } from 'react';
import { useViewModel } from '../../composition/container-context.tsx';
import { loadingPage } from '../../parts/page-not-loaded.ts';
import { EnvironmentTag } from '../../shell/header/environment-tag.tsx';
import { EnvironmentTagViewModel } from '../../shell/header/environment-tag.view-model.ts';

const loadPanel = loadingPage(() => import('./debug-panel.route.ts'));
const DebugPanel = lazy(async () => ({ default: (await loadPanel()).Component }));

/** HDR-8: the environment tag of every header; its panel is loaded when shown. */
export function EnvironmentTagSlot() {
  return (
    <EnvironmentTag
      vm={useViewModel(EnvironmentTagViewModel)}
      debugPanel={
        <Suspense>
          <DebugPanel />
        </Suspense>
      }
    />
  );
}
