import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterAnswer } from './after-answer.ts';

const frames: FrameRequestCallback[] = [];

beforeEach(() => {
  frames.length = 0;
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what waits for the answer to a press', () => {
  it('runs in a task after the frame that shows it', () => {
    vi.stubGlobal('document', { hidden: false });
    const act = vi.fn<() => void>();
    afterAnswer(act);
    expect(act).not.toHaveBeenCalled();
    for (const frame of frames) frame(0);
    expect(act).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(act).toHaveBeenCalledOnce();
  });

  it('does not wait for a frame that never comes', () => {
    vi.stubGlobal('document', { hidden: true });
    const act = vi.fn<() => void>();
    afterAnswer(act);
    expect([act.mock.calls.length, frames.length]).toEqual([1, 0]);
  });
});
