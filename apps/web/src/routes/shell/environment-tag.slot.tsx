import { observer } from 'mobx-react-lite';
import { useViewModel } from '../../composition/container-context.tsx';
import { partOnDemand } from '../../parts/part-on-demand.tsx';
import { Configuration } from '../../view-model/configuration.store.ts';

const Tag = partOnDemand({
  load: async () => (await import('./environment-tag.route.tsx')).EnvironmentTagRoute,
  Failed: () => null,
});

/** HDR-8: the environment tag of every header; production has none, and does not load it. */
export const EnvironmentTagSlot = observer(function EnvironmentTagSlot() {
  return useViewModel(Configuration).isProduction ? null : <Tag />;
});
