/** What changes with a release, a data pack or an operator's command alone, and is the same for whoever may read it. */
const REFERENCE = [
  /^\/products\/[^/]+(?:\/[^/]+)?$/,
  /^\/public\/fee-schedules(?:\/[^/]+)?$/,
  /^(?:\/public\/reports|\/codeReports)\/config\/[\w-]+$/,
  /^\/codeReports\/form-lists\/[^/]+$/,
  /^\/codeReports\/lastUpdate$/,
] as const;

/** Whether the answer is kept as a cached query is. `address`: its path and query. */
// START-7
// D START-7.1
export function isReferenceRead(address: string): boolean {
  const [path = ''] = address.split('?');
  return REFERENCE.some((one) => one.test(path));
}
