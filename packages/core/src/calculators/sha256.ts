// FIPS 180-4. Core has no Web Crypto, which is also asynchronous; a result is hashed where it is computed.

const ROUNDS = 64;
const { initial, constants } = fractionsOfPrimeRoots();

/** The digest of an ASCII text, in hexadecimal. */
export function sha256(text: string): string {
  const state = Uint32Array.from(initial);
  const view = padded(text);
  const schedule = new Uint32Array(ROUNDS);
  for (let block = 0; block < view.byteLength; block += 64) compress(state, schedule, view, block);
  return Array.from(state, (word) => word.toString(16).padStart(8, '0')).join('');
}

function padded(text: string): DataView {
  const bytes = new Uint8Array((((text.length + 8) >> 6) + 1) << 6);
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
  bytes[text.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 4, text.length * 8);
  return view;
}

/** Without a function for the turn of a word: a text of 8 KB has 72,000 of them, and a browser begins without compiling. */
function compress(state: Uint32Array, w: Uint32Array, view: DataView, block: number): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let t = 0; t < ROUNDS; t++) {
    let word = 0;
    if (t < 16) word = view.getUint32(block + t * 4);
    else {
      const early = w[t - 15] ?? 0;
      const late = w[t - 2] ?? 0;
      const small0 = ((early >>> 7) | (early << 25)) ^ ((early >>> 18) | (early << 14)) ^ (early >>> 3);
      const small1 = ((late >>> 17) | (late << 15)) ^ ((late >>> 19) | (late << 13)) ^ (late >>> 10);
      word = ((w[t - 16] ?? 0) + small0 + (w[t - 7] ?? 0) + small1) | 0;
    }
    w[t] = word;
    const big1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const first = h + big1 + ((e & f) ^ (~e & g)) + (constants[t] ?? 0) + word;
    const big0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const second = big0 + ((a & b) ^ (a & c) ^ (b & c));
    // One by one: a list of them all would be made in each round, which takes most of the time.
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  for (const [at, word] of [a, b, c, d, e, f, g, h].entries()) state[at] = (state[at] ?? 0) + word;
}

/** The standard's constants: the first 32 bits of the fractions of the square and cube roots of the first primes. */
function fractionsOfPrimeRoots(): { initial: Uint32Array; constants: Uint32Array } {
  const primes: number[] = [];
  for (let n = 2; primes.length < ROUNDS; n++) if (primes.every((prime) => n % prime)) primes.push(n);
  return {
    initial: Uint32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime))),
    constants: Uint32Array.from(primes, (prime) => fraction(Math.cbrt(prime))),
  };
}

function fraction(root: number): number {
  return (root % 1) * 2 ** 32;
}
