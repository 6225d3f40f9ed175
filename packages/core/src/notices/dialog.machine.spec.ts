import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  closeDialog,
  DIALOG_NAVIGATION_DELAY,
  dueNavigation,
  MODAL_KINDS,
  navigated,
  noDialogs,
  openDialog,
  type Dialogs,
} from './dialog.machine.ts';

const noon = Date.parse('2026-03-02T12:00:00Z');
const error = { kind: 'error', content: 'Access Issue' } as const;
const alert = { kind: 'alert', content: 'View Report' } as const;

function open(...modals: readonly (typeof error | typeof alert)[]): Dialogs<string> {
  return modals.reduce<Dialogs<string>>(openDialog, noDialogs);
}

describe('dialogs', () => {
  it('NOTE-3 are of three kinds', () => {
    expect(MODAL_KINDS).toEqual(['error', 'alert', 'trial-ended']);
  });

  it('NOTE-3 stand on each other, and the last opened is closed first', () => {
    const both = open(error, alert);
    expect(both.open).toEqual([error, alert]);
    expect(closeDialog(both, noon).open).toEqual([error]);
    expect(closeDialog(closeDialog(both, noon), noon).open).toEqual([]);
  });

  it('NOTE-3 lead on 200 ms after they are closed, to the millisecond', () => {
    expect(DIALOG_NAVIGATION_DELAY).toBe(200);
    const closed = closeDialog(open(error), noon, '/feedback');
    expect(closed).toEqual({ open: [], leaving: { to: '/feedback', at: noon + 200 } });
    expect(dueNavigation(closed, noon + 199)).toBeNull();
    expect(dueNavigation(closed, noon + 200)).toBe('/feedback');
    const there = navigated(closed);
    expect(dueNavigation(there, noon + 9999)).toBeNull();
  });

  it('NOTE-3 lead nowhere when they are closed without a place to go', () => {
    expect(dueNavigation(closeDialog(open(error), noon), noon + 9999)).toBeNull();
    expect(dueNavigation(noDialogs, noon)).toBeNull();
  });

  it('NOTE-3 what is on its way stays so while another is opened or closed', () => {
    const leaving = closeDialog(open(alert, error), noon, '/plans');
    expect(dueNavigation(openDialog(leaving, error), noon + 200)).toBe('/plans');
    expect(dueNavigation(closeDialog(leaving, noon + 100), noon + 200)).toBe('/plans');
    expect(dueNavigation(closeDialog(leaving, noon + 100, '/feedback'), noon + 300)).toBe('/feedback');
  });

  it('NOTE-3 closing none changes nothing', () => {
    expect(closeDialog(noDialogs, noon, '/plans')).toBe(noDialogs);
  });

  it('NOTE-3 nothing leads on before 200 ms have passed since the last closing with a place to go', () => {
    const kind = fc.constantFrom(...MODAL_KINDS);
    fc.assert(
      fc.property(kind, fc.integer({ min: 0, max: 1000 }), (of, passed) => {
        const closed = closeDialog(openDialog(noDialogs, { kind: of, content: null }), noon, '/plans');
        expect(dueNavigation(closed, noon + passed)).toBe(passed >= 200 ? '/plans' : null);
      }),
    );
  });
});
