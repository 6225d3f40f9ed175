/** Files by key: logos, PDFs. A file that was put is there for every copy of the API, once `put` has ended. */
export abstract class Files {
  abstract put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null where there is none. */
  abstract get(key: string): Promise<Uint8Array | null>;
  abstract has(key: string): Promise<boolean>;
  /** To remove what is not there is fine. */
  abstract remove(key: string): Promise<void>;
}

/** The storage has no room, or does not do what it was asked. */
export class FilesProblem extends Error {
  readonly why: 'full' | 'unavailable';

  constructor(why: FilesProblem['why'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.why = why;
  }
}

export const FILE_TYPES = { png: 'image/png', pdf: 'application/pdf' } as const;
type Ending = keyof typeof FILE_TYPES;

/** `logos/<id>/<hash>.png`: no dots, no way up, and one of our endings. */
const KEY = /^(?:[a-z0-9][a-z0-9-]{0,99}\/){1,4}[a-z0-9][a-z0-9-]{0,99}\.(png|pdf)$/;

/** Every adapter takes keys through here, so that none of them can leave its place. */
export function fileOf(key: string): { readonly key: string; readonly type: string } {
  const ending = KEY.exec(key)?.[1] as Ending | undefined;
  if (ending === undefined) throw new Error('this is no key of a file');
  return { key, type: FILE_TYPES[ending] };
}
