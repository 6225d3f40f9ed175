/** What a browser tells of an error that nobody caught. */
export type UncaughtError = { readonly is: 'unhandled-rejection' | 'exception'; readonly message: string };

const IGNORED = /object not found matching id/i;

/** START-10: some browser extensions reject promises of ours with this; it says nothing about the app. */
export function isReported({ is, message }: UncaughtError): boolean {
  return !(is === 'unhandled-rejection' && IGNORED.test(message));
}
