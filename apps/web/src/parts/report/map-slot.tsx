import type { ShownMap } from '../../view-model/shown-map.ts';
import { partOnDemand } from '../part-on-demand.tsx';
import jurisdiction from './jurisdiction-sheet.module.css';

const PropertyMap = partOnDemand({
  load: async () => (await import('./property-map.tsx')).PropertyMap,
  Waiting: WaitingMap,
});

// While the report is loaded, as its sheets are.
PropertyMap.preload();

/** Keeps the place of the map and of what is said of it. */
function WaitingMap() {
  return <div className={jurisdiction['map']} />;
}

export function MapSlot({ map }: { readonly map: ShownMap }) {
  if (map === 'loading') return <WaitingMap />;
  return map === null ? null : <PropertyMap map={map} />;
}
