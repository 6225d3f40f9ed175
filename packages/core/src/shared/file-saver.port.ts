/** Gives a file to the user, to be kept where downloads go. */
export abstract class FileSaver {
  abstract save(name: string, type: string, pieces: readonly Uint8Array[]): void;
}
