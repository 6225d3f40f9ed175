import { Clipboard } from '../../profile/clipboard.port.ts';
import { done, fail, type Result } from '../../shared/result.ts';

export class FakeClipboard extends Clipboard {
  text: string | null = null;
  allowed = true;

  override async copy(text: string): Promise<Result<void, 'copy-failed'>> {
    if (!this.allowed) return fail('copy-failed');
    this.text = text;
    return done;
  }
}
