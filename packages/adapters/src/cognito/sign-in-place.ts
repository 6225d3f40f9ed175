/** Where a provider's page is shown, and where its answer arrives. */
export type SignInPlace = {
  /** A window of its own; null where the browser forbids one. To be asked for straight from the press of a button. */
  openWindow(): SignInWindow | null;
  /** This page goes there. */
  go(url: string): void;
  /** The address of this page as it was loaded, with what a provider added to it. */
  readonly arrivedAt: string;
  /** True when this is such a window, and the page that opened it has taken the answer. */
  handOver(): Promise<boolean>;
};

export type SignInWindow = {
  show(url: string): void;
  /** The address with the provider's answer, or null once the window was closed without one. */
  answer(): Promise<string | null>;
  close(): void;
};
