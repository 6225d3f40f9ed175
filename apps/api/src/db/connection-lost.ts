/** The driver's messages for errors without a code, specific enough that no bug of ours matches them. */
const WORDS = new RegExp(
  [
    'Connection terminated',
    'timeout exceeded when trying to connect',
    'is not queryable',
    'Client was closed',
    'Query read timeout',
  ].join('|'),
);
/** Network errors: refused, reset, aborted, written to after its end, timed out. */
const NETWORK = /^(ECONN|EPIPE$|ETIMEDOUT$)/;
/** SQL states of class 08, 53 and 57, such as 57P01 (terminated) and 57P03 (starting up or recovering). */
const STATES = /^(08|53|57)[0-9A-Z]{3}$/;

/** The database was lost, is not there yet, or had no time: the statement may be sent again. */
export function isConnectionLost(error: { readonly code?: unknown; readonly message: string }): boolean {
  const code = typeof error.code === 'string' ? error.code : '';
  return STATES.test(code) || NETWORK.test(code) || WORDS.test(error.message);
}
