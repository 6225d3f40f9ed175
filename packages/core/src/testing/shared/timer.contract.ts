import { describe, expect, it } from 'vitest';
import type { Timer } from '../../shared/timer.port.ts';

/** A timer, and a clock that can be moved. */
export type TimerWorld = { readonly timer: Timer; letTimePass(milliseconds: number): Promise<void> };

/** Contract suite for `Timer`. Runs on the fake and on every real adapter. */
export function timerContract(name: string, makeWorld: () => Promise<TimerWorld>): void {
  describe(`${name} fulfills the contract of Timer`, () => {
    it('PROF-5 NOTE-2 acts once, when the time is over', async () => {
      const { timer, letTimePass } = await makeWorld();
      let acts = 0;
      timer.after(500, () => {
        acts += 1;
      });
      await letTimePass(400);
      expect(acts).toBe(0);
      await letTimePass(200);
      expect(acts).toBe(1);
      await letTimePass(2000);
      expect(acts).toBe(1);
    });

    it('PROF-5 NOTE-2 does not act when it was cancelled, and cancelling late or twice is harmless', async () => {
      const { timer, letTimePass } = await makeWorld();
      let acts = 0;
      const act = () => {
        acts += 1;
      };
      const cancel = timer.after(500, act);
      cancel();
      cancel();
      const late = timer.after(100, act);
      await letTimePass(1000);
      late();
      expect(acts).toBe(1);
    });
  });
}
