import { FileSaver } from '../../shared/file-saver.port.ts';

/** Keeps what was saved; of ASCII letters alone. */
export class FakeFileSaver extends FileSaver {
  readonly saved: { readonly name: string; readonly type: string; readonly text: string }[] = [];

  override save(name: string, type: string, pieces: readonly Uint8Array[]): void {
    this.saved.push({ name, type, text: pieces.map((piece) => String.fromCharCode(...piece)).join('') });
  }
}
