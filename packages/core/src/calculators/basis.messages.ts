import { messages } from '../shared/messages.ts';
import type { CitedTopic } from './registered-sections.ts';

export const basisMessages = messages(
  {
    code: '{family} {edition} {section}: {says}',
    published: '{by}, {title} (dated {date}; we read it {read})',
    'published-undated': '{by}, {title} (no date on it; we read it {read})',
    practice: 'Trade practice: a default that you may change',
    arithmetic: 'Arithmetic',
  },
  {
    code: '{family} {edition} {section}: {says}',
    published: '{by}, {title} (con fecha {date}; leído el {read})',
    'published-undated': '{by}, {title} (sin fecha; leído el {read})',
    practice: 'Práctica del oficio: un valor que puede cambiar',
    arithmetic: 'Aritmética',
  },
);

/** Paraphrase of each cited section. */
export const citedTopicMessages = messages(
  {
    'ice-barrier-designation': 'the municipality records here whether an ice barrier is required',
    'ice-barrier-extent':
      'how far from the eave an ice barrier must reach, where one is required; detached accessory structures with no conditioned floor area are excepted',
    'underlayment-application':
      'two layers of underlayment from 2:12 to under 4:12, one from 4:12, stricter in high wind; a self-adhered sheet is an alternative',
    'shingle-minimum-slope': 'asphalt shingles only on slopes of 2:12 or more',
    'shingle-fasteners': 'which nails hold asphalt shingles',
    'shingle-wind-resistance': 'how asphalt shingles are tested and classified for wind',
    'valley-lining': 'how a valley is lined',
    'step-flashing': 'flashing where a roof meets a side wall',
    'drip-edge': 'drip edge at eaves and rakes, lapped at least 2 inches',
    'chimney-cricket': 'a cricket behind a chimney wider than 30 inches',
    'covering-per-manufacturer':
      'roof coverings are installed per the code and the manufacturer’s instructions',
    'recover-limits': 'when new roofing may not go over old',
    'attic-ventilation-area': 'how much net free area ventilates an attic, and when half of it is enough',
    'starter-strip': 'starter strips at the eave',
    garages: 'garages and carports',
    'wood-shingle-application': 'how wood shingles are laid and fastened',
  } as const satisfies Record<CitedTopic, string>,
  {
    'ice-barrier-designation': 'el municipio anota aquí si se exige barrera contra hielo',
    'ice-barrier-extent':
      'hasta dónde debe llegar la barrera contra hielo desde el alero, donde se exige; se exceptúan las estructuras accesorias separadas sin piso acondicionado',
    'underlayment-application':
      'dos capas de base de 2:12 a menos de 4:12, una desde 4:12, más estricto con viento fuerte; una membrana autoadhesiva es la alternativa',
    'shingle-minimum-slope': 'tejas asfálticas solo en pendientes de 2:12 o más',
    'shingle-fasteners': 'qué clavos sujetan las tejas asfálticas',
    'shingle-wind-resistance': 'cómo se ensayan y clasifican las tejas asfálticas contra el viento',
    'valley-lining': 'cómo se reviste una limahoya',
    'step-flashing': 'tapajuntas donde el techo llega a un muro lateral',
    'drip-edge': 'goterón en aleros y bordes laterales, con traslape mínimo de 2 pulgadas',
    'chimney-cricket': 'un cricket (desvío de agua) detrás de una chimenea de más de 30 pulgadas de ancho',
    'covering-per-manufacturer': 'la cubierta se coloca según el código y las instrucciones del fabricante',
    'recover-limits': 'cuándo no se permite techar sobre el techo existente',
    'attic-ventilation-area': 'cuánta área libre neta ventila un ático y cuándo basta la mitad',
    'starter-strip': 'tiras de arranque en el alero',
    garages: 'garajes y cocheras',
    'wood-shingle-application': 'cómo se colocan y fijan las tejas de madera',
  },
);
