import type { ReactNode } from 'react';
import type { ShownMap } from '../../../view-model/shown-map.ts';
import type { StormChoices } from '../../../view-model/storm-choices.ts';
import { ChosenStorms } from './chosen-storms.ts';
import { StormGround } from './storm-ground.ts';

type Props = { readonly map: ShownMap; readonly storms: StormChoices; readonly children: ReactNode };

/** The outlines come with the map, after the report. */
export function StormsOnMap({ map, storms, children }: Props) {
  const ground = map === null || map === 'loading' ? null : map.around;
  return (
    <ChosenStorms value={storms}>
      <StormGround value={ground}>{children}</StormGround>
    </ChosenStorms>
  );
}
