import type { ReportMap } from '@ridgeline/core/reports';
import { partOnDemand } from '../part-on-demand.tsx';
import jurisdiction from './jurisdiction-sheet.module.css';

/** RPT-6: null if there is none to show; a report is read without it. */
export type ShownMap = ReportMap | 'loading' | null;

const PropertyMap = partOnDemand({
  load: async () => (await import('./property-map.tsx')).PropertyMap,
  Waiting: WaitingMap,
});

/** Keeps the place of the map. */
function WaitingMap() {
  return <div className={jurisdiction['map']} />;
}

export function MapSlot({ map }: { readonly map: ShownMap }) {
  if (map === 'loading') return <WaitingMap />;
  return map === null ? null : <PropertyMap map={map} />;
}
