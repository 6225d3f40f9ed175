/** Where a provider's page is opened, and where its response arrives. */
export type SignInPlace = {
  /** Opens a popup; null if the browser blocks it. Must be called directly in the click handler. */
  openWindow(): SignInWindow | null;
  /** Navigates this page. */
  go(url: string): void;
  /** The address with which this page was loaded, including the response parameters of a provider. */
  readonly arrivedAt: string;
  /** True if this is such a popup and its opener has received the response. */
  handOver(): Promise<boolean>;
};

export type SignInWindow = {
  show(url: string): void;
  /** The address with the provider's response, or null if the window was closed without one. */
  answer(): Promise<string | null>;
  close(): void;
};
