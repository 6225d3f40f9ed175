const USUAL_PORT = 4600;

/** The port of the local world: the one that `npm start` is given, or the usual one. */
export function localPort(environment: Readonly<Record<string, string | undefined>>): number {
  return Number(environment['PORT']) || USUAL_PORT;
}
