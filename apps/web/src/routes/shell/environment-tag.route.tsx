import { useViewModel } from '../../composition/container-context.tsx';
import { environmentTagModule } from '../../composition/environment-tag.module.ts';
import { overlayOnDemand } from '../../parts/overlay-on-demand.tsx';
import { EnvironmentTag } from '../../shell/header/environment-tag.tsx';
import { EnvironmentTagViewModel } from '../../shell/header/environment-tag.view-model.ts';

const DebugPanel = overlayOnDemand(async () => (await import('./debug-panel.route.ts')).Component);

/** HDR-8: the panel is loaded when shown. */
export function EnvironmentTagRoute() {
  return (
    <EnvironmentTag
      vm={useViewModel(EnvironmentTagViewModel, environmentTagModule)}
      debugPanel={<DebugPanel isOpen />}
    />
  );
}
