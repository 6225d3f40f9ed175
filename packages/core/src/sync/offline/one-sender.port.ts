/** Lets one tab of the browser after the other send what waits, so that nothing is sent twice. */
export abstract class OneSender {
  abstract run(act: () => Promise<void>): Promise<void>;
}
