import { partOnDemand } from '../../part-on-demand.tsx';

/** Drawings and table are loaded where a report has storms. */
export const StormExplorer = partOnDemand({
  load: async () => (await import('./storm-explorer.tsx')).StormExplorer,
});
