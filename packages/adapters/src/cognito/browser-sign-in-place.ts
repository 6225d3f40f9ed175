/* oxlint-disable unicorn/require-post-message-target-origin -- a channel reaches only pages of its own origin and accepts no target */
import type { SignInPlace, SignInWindow } from './sign-in-place.ts';

const NAME = 'ridgeline-sign-in';
const LOOKS = 'popup,width=480,height=720';
const LOOK_AGAIN = 250;
/** A window separated by a Cross-Origin-Opener-Policy looks closed while its response is still to come. */
const LAST_WORD = 1_000;
const TAKEN_WITHIN = 500;

type Message = { readonly says: 'answer'; readonly url: string } | { readonly says: 'taken' };

/**
 * The browser's windows. Popup and opener communicate by a broadcast channel and not by references, so that a
 * Cross-Origin-Opener-Policy does not separate them.
 */
export class BrowserSignInPlace implements SignInPlace {
  readonly arrivedAt = window.location.href;

  openWindow(): SignInWindow | null {
    const opened = window.open('', NAME, LOOKS);
    return opened && new BrowserSignInWindow(opened);
  }

  go(url: string): void {
    window.location.assign(url);
  }

  async handOver(): Promise<boolean> {
    if (window.localStorage.getItem(NAME) === null) return false;
    const isTaken = await isTakenByOpener(this.arrivedAt);
    // If the opener is gone nobody receives the response: then this page continues the sign-in itself.
    if (isTaken) window.close();
    else window.localStorage.removeItem(NAME);
    return isTaken;
  }
}

class BrowserSignInWindow implements SignInWindow {
  readonly #window: Window;

  constructor(opened: Window) {
    this.#window = opened;
  }

  show(url: string): void {
    this.#window.location.href = url;
  }

  answer(): Promise<string | null> {
    const channel = new BroadcastChannel(NAME);
    window.localStorage.setItem(NAME, 'waits');
    return new Promise((resolve) => {
      const end = (answer: string | null) => {
        clearInterval(looking);
        window.localStorage.removeItem(NAME);
        channel.close();
        resolve(answer);
      };
      const looking = setInterval(() => {
        if (!this.#window.closed) return;
        clearInterval(looking);
        setTimeout(() => end(null), LAST_WORD);
      }, LOOK_AGAIN);
      channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
        if (data.says !== 'answer') return;
        channel.postMessage({ says: 'taken' } satisfies Message);
        end(data.url);
      });
    });
  }

  close(): void {
    this.#window.close();
  }
}

function isTakenByOpener(url: string): Promise<boolean> {
  const channel = new BroadcastChannel(NAME);
  return new Promise((resolve) => {
    const end = (isTaken: boolean) => {
      clearTimeout(waiting);
      channel.close();
      resolve(isTaken);
    };
    const waiting = setTimeout(() => end(false), TAKEN_WITHIN);
    channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      if (data.says === 'taken') end(true);
    });
    channel.postMessage({ says: 'answer', url } satisfies Message);
  });
}
