export type Sealed = { readonly nonce: Uint8Array<ArrayBuffer>; readonly sealed: ArrayBuffer };

const NONCE_BYTES = 12;
const bytes = new TextEncoder();
const texts = new TextDecoder();

/** Encrypts the records of a person (AES-GCM) under a key that is derived from their secret. */
export class RecordSeal {
  /** Tells the records of one person from those of another, and names nobody. */
  readonly owner: string;
  readonly #key: CryptoKey;
  readonly #names: CryptoKey;

  constructor(owner: string, key: CryptoKey, names: CryptoKey) {
    this.owner = owner;
    this.#key = key;
    this.#names = names;
  }

  static async of(secret: string): Promise<RecordSeal> {
    const derived = (purpose: string) =>
      crypto.subtle.digest('SHA-256', bytes.encode(`${purpose} ${secret}`));
    const [key, names] = await Promise.all([
      crypto.subtle.importKey('raw', await derived('seal'), 'AES-GCM', false, ['encrypt', 'decrypt']),
      crypto.subtle.importKey('raw', await derived('names'), { name: 'HMAC', hash: 'SHA-256' }, false, [
        'sign',
      ]),
    ]);
    return new RecordSeal(hexOf(await derived('owner')), key, names);
  }

  /** Always the same for the same key. Without the secret, the key cannot be computed from it. */
  async idOf(box: string, key: string): Promise<string> {
    return hexOf(await crypto.subtle.sign('HMAC', this.#names, bytes.encode(`${box} ${key}`)));
  }

  async close(text: string): Promise<Sealed> {
    const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
    return {
      nonce,
      sealed: await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, this.#key, bytes.encode(text)),
    };
  }

  /** Throws for what was not closed by this key. */
  async open({ nonce, sealed }: Sealed): Promise<string> {
    return texts.decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv: nonce }, this.#key, sealed));
  }
}

function hexOf(digest: ArrayBuffer): string {
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
