// FIPS 180-4. Core has no Web Crypto, which is also asynchronous; a result is hashed where it is computed.

const ROUNDS = 64;
const { initial, constants } = fractionsOfPrimeRoots();

/** The digest of an ASCII text, in hexadecimal. */
export function sha256(text: string): string {
  const state = initial.slice();
  const words = padded(text);
  const schedule = new Uint32Array(ROUNDS);
  for (let block = 0; block < words.length; block += 16) {
    schedule.set(words.subarray(block, block + 16));
    compress(state, schedule);
  }
  return Array.from(state, (word) => word.toString(16).padStart(8, '0')).join('');
}

function padded(text: string): Uint32Array {
  const words = new Uint32Array((((text.length + 8) >> 6) + 1) << 4);
  for (let at = 0; at < text.length; at++) put(words, at, text.charCodeAt(at));
  put(words, text.length, 0x80);
  words[words.length - 1] = text.length * 8;
  return words;
}

function put(words: Uint32Array, at: number, byte: number): void {
  words[at >> 2] = of(words, at >> 2) | (byte << (24 - (at & 3) * 8));
}

function compress(state: Uint32Array, w: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let t = 0; t < ROUNDS; t++) {
    if (t > 15) {
      const early = of(w, t - 15);
      const late = of(w, t - 2);
      const small0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
      const small1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
      w[t] = of(w, t - 16) + small0 + of(w, t - 7) + small1;
    }
    const big1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const first = h + big1 + ((e & f) ^ (~e & g)) + of(constants, t) + of(w, t);
    const big0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
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
  state.set([a, b, c, d, e, f, g, h].map((word, at) => of(state, at) + word));
}

function turn(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

function of(words: Uint32Array, at: number): number {
  return words[at] ?? 0;
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
