import { messages } from '../../shared/messages.ts';

/** The table of what changes with the edition, on screen and in print. */
export const comparedEditionsMessages = messages(
  {
    title: 'What changes with the edition',
    'in-force': 'In force here',
    irc: 'International Residential Code (IRC)',
    'not-verified': 'Not verified',
    'ice-barrier-changes': 'Ice barrier',
    'drip-edge-changes': 'Drip edge on shingles',
    'underlayment-changes': 'Underlayment',
    'ventilation-changes': 'Half the vent area (1/300)',
    'recalculated-ice-and-water-shield': 'Your ice & water calculation',
    'recalculated-ventilation': 'Your ventilation calculation',
    'vent-area': '{area} of vent',
  } as const,
  {
    title: 'Qué cambia con la edición',
    'in-force': 'Vigente aquí',
    irc: 'Código Residencial Internacional (IRC)',
    'not-verified': 'Sin verificar',
    'ice-barrier-changes': 'Barrera contra hielo',
    'drip-edge-changes': 'Goterón con tejas',
    'underlayment-changes': 'Base (underlayment)',
    'ventilation-changes': 'Mitad del área de ventilación (1/300)',
    'recalculated-ice-and-water-shield': 'Su cálculo de barrera contra hielo y agua',
    'recalculated-ventilation': 'Su cálculo de ventilación',
    'vent-area': '{area} de ventilación',
  },
);
