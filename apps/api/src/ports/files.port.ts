/**
 * Files by key: logos, PDFs. Once `put` has resolved, every copy of the API can read the file. A storage that cannot be
 * reached rejects with `SupplierAway`, one that is full with `StorageFull`.
 */
export abstract class Files {
  abstract put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null if there is none. */
  abstract get(key: string): Promise<Uint8Array | null>;
  abstract has(key: string): Promise<boolean>;
  /** Removing a missing file is not an error. */
  abstract remove(key: string): Promise<void>;
}

/** The storage is full: the call is answered with 507. */
export class StorageFull extends Error {}

export const FILE_TYPES = { png: 'image/png', pdf: 'application/pdf' } as const;
type Ending = keyof typeof FILE_TYPES;

/** `logos/<id>/<hash>.png`: no dots, no parent folder, and one of our extensions. */
const KEY = /^(?:[a-z0-9][a-z0-9-]{0,99}\/){1,4}[a-z0-9][a-z0-9-]{0,99}\.(png|pdf)$/;

/** Every adapter passes keys through here, so that no key can leave its folder. */
export function fileOf(key: string): { readonly key: string; readonly type: string } {
  const ending = KEY.exec(key)?.[1] as Ending | undefined;
  if (ending === undefined) throw new Error('this is no key of a file');
  return { key, type: FILE_TYPES[ending] };
}
