import { timerContract } from '@ridgeline/core/testing/shared';
import { afterEach, vi } from 'vitest';
import { TimeoutTimer } from './timeout-timer.js';

afterEach(() => {
  vi.useRealTimers();
});

// Core's own suite for this port: the fake and the product's adapter pass it as well.
timerContract('TimeoutTimer', async () => {
  vi.useFakeTimers();
  return {
    timer: new TimeoutTimer(),
    letTimePass: async (milliseconds) => {
      await vi.advanceTimersByTimeAsync(milliseconds);
    },
  };
});
