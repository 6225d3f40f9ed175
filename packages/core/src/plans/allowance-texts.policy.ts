import { say, type Locale } from '../shared/messages.ts';
import type { Allowance, Allowances } from './allowances.ts';
import { plansMessages } from './plans.messages.ts';

export type AllowanceText = { readonly label: string; readonly text: string };

const SHOWN = [
  ['quickView', 'quick-view'],
  ['codeDetail', 'code'],
  ['weather', 'weather'],
] as const satisfies readonly (readonly [keyof Allowances, string])[];

/** HDR-6: 'Quick View' '7 of 10', then Code, then Weather; unknown ones are omitted. */
export function allowanceTexts(allowances: Partial<Allowances>, locale: Locale): AllowanceText[] {
  return SHOWN.flatMap(([name, label]) => {
    const allowance = allowances[name];
    if (allowance === undefined) return [];
    return [{ label: say(plansMessages, locale, label), text: remainingOfTotal(allowance, locale) }];
  });
}

function remainingOfTotal({ available, allocation }: Allowance, locale: Locale): string {
  return say(plansMessages, locale, 'remaining-of-total', { available, allocation });
}
