export type StoredFile = { readonly bytes: Uint8Array; readonly type: string };

/** The words of a key: `logos/<id>/<hash>.png`. What a caller wrote never becomes one. */
const KEY = /^(?:[a-z0-9][a-z0-9_-]{0,99}\/){1,4}[a-z0-9][a-z0-9_-]{0,99}\.[a-z]{2,4}$/;

/** Files by key: logos, PDFs. A file that is put is there, for every copy, when `put` has ended. */
export abstract class Files {
  abstract put(key: string, file: StoredFile): Promise<void>;
  /** Null where there is none. */
  abstract get(key: string): Promise<StoredFile | null>;
  abstract has(key: string): Promise<boolean>;
  /** To remove what is not there is fine. */
  abstract remove(key: string): Promise<void>;
}

/** Every adapter passes its keys through here, so that none of them can leave its place. */
export function fileKey(key: string): string {
  if (!KEY.test(key)) throw new Error('this is no key of a file');
  return key;
}
