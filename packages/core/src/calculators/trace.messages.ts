import { messages } from '../shared/messages.ts';
import type { RoundingRule } from './calculation.ts';

export const roundingMessages = messages(
  {
    none: 'Not rounded',
    'up-to-whole': 'Rounded up to a whole one',
    'up-to-thousandth': 'Rounded up to a thousandth',
    'down-to-thousandth': 'Rounded down to a thousandth',
    'half-up-to-millionth': 'Rounded half up to a millionth',
    'half-up-to-thousandth': 'Rounded half up to a thousandth',
    'half-up-to-hundredth': 'Rounded half up to a hundredth',
    'half-up-to-cent': 'Rounded half up to a cent',
    'up-to-cent': 'Rounded up to a cent',
    'down-to-cent': 'Rounded down to a cent',
    'half-up-to-dollar': 'Rounded half up to a dollar',
    'up-to-dollar': 'Rounded up to a dollar',
  } as const satisfies Record<RoundingRule, string>,
  {
    none: 'Sin redondeo',
    'up-to-whole': 'Redondeado hacia arriba a la unidad',
    'up-to-thousandth': 'Redondeado hacia arriba a la milésima',
    'down-to-thousandth': 'Redondeado hacia abajo a la milésima',
    'half-up-to-millionth': 'Redondeado a la millonésima, la mitad hacia arriba',
    'half-up-to-thousandth': 'Redondeado a la milésima, la mitad hacia arriba',
    'half-up-to-hundredth': 'Redondeado a la centésima, la mitad hacia arriba',
    'half-up-to-cent': 'Redondeado al centavo, la mitad hacia arriba',
    'up-to-cent': 'Redondeado hacia arriba al centavo',
    'down-to-cent': 'Redondeado hacia abajo al centavo',
    'half-up-to-dollar': 'Redondeado al dólar, la mitad hacia arriba',
    'up-to-dollar': 'Redondeado hacia arriba al dólar',
  },
);
