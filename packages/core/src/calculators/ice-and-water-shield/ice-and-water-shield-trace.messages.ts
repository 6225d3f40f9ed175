import { messages } from '../../shared/messages.ts';
import { iceAndWaterShieldReadingMessages } from './ice-and-water-shield.messages.ts';

export type IceAndWaterShieldStep =
  | 'wall'
  | 'slope-factor'
  | 'reach-inside-wall'
  | 'reach-from-edge'
  | 'depth'
  | 'rows'
  | 'area-actual'
  | 'area-half-roll'
  | 'area-full-roll'
  | 'valleys'
  | 'total'
  | 'rolls';

export const iceAndWaterShieldStepMessages = messages(
  {
    wall: 'Thickness of the wall (g drywall, s stud, h sheathing, c cladding)',
    'slope-factor': 'Slope factor for a rise of r in 12',
    'reach-inside-wall':
      'Reach past the inside of the wall (o overhang, w wall, n inches required, r rise in 12)',
    'reach-from-edge': 'Reach from the roof edge (n inches required)',
    depth: 'Depth up the slope: the farthest reach governs',
    rows: 'Rows of membrane for the farthest reach (W roll width, t side lap)',
    'area-actual': 'Actual area, to the farthest reach (L length of the eave)',
    'area-half-roll': 'Area in strips of half a roll’s width (W roll width)',
    'area-full-roll': 'Area in strips of a full roll’s width (W roll width)',
    valleys: 'Valleys, one roll wide (V length of valleys)',
    total: 'Area in the measure chosen (E eaves, V valleys)',
    rolls: 'Rolls to order (R rows end to end, V valleys, A area of a roll)',
  } as const satisfies Record<IceAndWaterShieldStep, string>,
  {
    wall: 'Espesor del muro (g yeso, s montante, h entablado, c revestimiento)',
    'slope-factor': 'Factor de pendiente para una subida de r en 12',
    'reach-inside-wall':
      'Alcance más allá del interior del muro (o volado, w muro, n pulgadas exigidas, r subida en 12)',
    'reach-from-edge': 'Alcance desde el borde del techo (n pulgadas exigidas)',
    depth: 'Profundidad sobre la pendiente: rige el mayor alcance',
    rows: 'Hileras de membrana para el mayor alcance (W ancho del rollo, t traslape lateral)',
    'area-actual': 'Área real, hasta el mayor alcance (L longitud del alero)',
    'area-half-roll': 'Área en franjas de medio ancho de rollo (W ancho del rollo)',
    'area-full-roll': 'Área en franjas de ancho completo de rollo (W ancho del rollo)',
    valleys: 'Limahoyas, un rollo de ancho (V longitud de limahoyas)',
    total: 'Área en la medida elegida (E aleros, V limahoyas)',
    rolls: 'Rollos por pedir (R hileras de punta a punta, V limahoyas, A área de un rollo)',
  },
);

/** Texts that `traceLine` uses for this calculator's steps. */
export const iceAndWaterShieldWords = {
  steps: iceAndWaterShieldStepMessages,
  interpretations: iceAndWaterShieldReadingMessages,
};
