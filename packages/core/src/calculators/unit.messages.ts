import { messages } from '../shared/messages.ts';
import type { Unit } from './calculation.ts';

type MoneyUnit = 'cent';

export const unitMessages = messages(
  {
    in: '{count} in',
    ft: '{count} ft',
    sf: '{count} sq ft',
    'sq-in': '{count} sq in',
    percent: '{count}%',
    factor: '{count}',
    count: '{count}',
    roll: { one: '{count} roll', other: '{count} rolls' },
    bundle: { one: '{count} bundle', other: '{count} bundles' },
    piece: { one: '{count} piece', other: '{count} pieces' },
  } as const satisfies Record<Exclude<Unit, MoneyUnit>, unknown>,
  {
    in: '{count} pulg',
    ft: '{count} pies',
    sf: '{count} pies²',
    'sq-in': '{count} pulg²',
    percent: '{count} %',
    factor: '{count}',
    count: '{count}',
    roll: { one: '{count} rollo', other: '{count} rollos' },
    bundle: { one: '{count} paquete', other: '{count} paquetes' },
    piece: { one: '{count} pieza', other: '{count} piezas' },
  },
);
