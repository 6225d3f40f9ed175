import { FileSaver } from '../../shared/file-saver.port.ts';
import { utf8Text } from './utf8.ts';

/** Keeps what was saved, as text. */
export class FakeFileSaver extends FileSaver {
  readonly saved: { readonly name: string; readonly type: string; readonly text: string }[] = [];

  override save(name: string, type: string, pieces: readonly Uint8Array[]): void {
    this.saved.push({ name, type, text: utf8Text(pieces) });
  }
}
