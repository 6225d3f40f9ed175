import { useViewModel } from '../../composition/container-context.tsx';
import { overlayOnDemand } from '../../parts/overlay-on-demand.tsx';
import { EnvironmentTag } from '../../shell/header/environment-tag.tsx';
import { EnvironmentTagViewModel } from '../../shell/header/environment-tag.view-model.ts';

const DebugPanel = overlayOnDemand(async () => (await import('./debug-panel.route.ts')).Component);

/** HDR-8: the environment tag of every header; its panel is loaded when shown. */
export function EnvironmentTagSlot() {
  return <EnvironmentTag vm={useViewModel(EnvironmentTagViewModel)} debugPanel={<DebugPanel isOpen />} />;
}
