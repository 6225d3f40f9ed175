/** What a browser reports about an uncaught error. */
export type UncaughtError = { readonly is: 'unhandled-rejection' | 'exception'; readonly message: string };

const IGNORED = /object not found matching id/i;

/** START-10: some browser extensions reject the app's promises with this; it is not an error of the app. */
export function isReported({ is, message }: UncaughtError): boolean {
  return !(is === 'unhandled-rejection' && IGNORED.test(message));
}
