import type { Instant } from '../../shared/instant.ts';

/**
 * `copies`: answers of the API, to be read without a connection. `edits`: changes that wait to be sent. `drafts`: what was
 * typed into a form and not sent.
 */
export type RecordBox = 'copies' | 'edits' | 'drafts';

export type OwnRecord = { readonly key: string; readonly at: Instant; readonly text: string };

/**
 * What this browser keeps of the signed-in person, sealed under a key that only their session has (ADR 52). While it is
 * locked there is nothing to read, and nothing is written; it can only be counted. No method throws.
 */
export abstract class OwnRecords {
  abstract readonly isUnlocked: boolean;
  /** With the secret of a person: from now on these are their records. */
  abstract unlock(secret: string): Promise<void>;
  /** Forgets the secret. The records stay, unreadable. */
  abstract lock(): void;
  /** How many there are in this browser, of whoever they are: for that no secret is needed. */
  abstract countOfAll(box: RecordBox): Promise<number>;
  abstract read(box: RecordBox, key: string): Promise<OwnRecord | null>;
  /** The oldest first. */
  abstract all(box: RecordBox): Promise<readonly OwnRecord[]>;
  /** Replaces an earlier one of this key. False if it could not be kept: locked, or the storage is full. */
  abstract write(box: RecordBox, record: OwnRecord): Promise<boolean>;
  abstract remove(box: RecordBox, keys: readonly string[]): Promise<void>;
  abstract clear(box: RecordBox): Promise<void>;
  /** Deletes the copies of everybody else, and whatever of theirs is older than this. */
  abstract forgetOthers(before: Instant): Promise<void>;
  /** Calls when a box was changed, in any tab; returns the unsubscribe function. */
  abstract whenChanged(act: (box: RecordBox) => void): () => void;
}
