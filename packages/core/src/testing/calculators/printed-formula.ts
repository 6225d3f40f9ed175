import {
  add,
  ceiling,
  compare,
  divide,
  exact,
  fraction,
  multiply,
  negative,
  printedFraction,
  squareRoot,
  type ExactNumber,
} from './exact-number.ts';

const TOKEN = /\s*(?:(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)|([A-Za-z]+)|([-+−×/()²√,]))/y;

/**
 * The exact value of a printed formula, read from its text alone: numbers as they are printed, `+ − × / √ ²`, brackets,
 * and `ceil`, `max` and `min`. Shares no code with the calculators.
 */
export function evaluatePrinted(text: string): ExactNumber {
  const reader = new FormulaReader(tokensIn(text));
  const value = reader.sum();
  reader.end();
  return value;
}

function tokensIn(text: string): readonly string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const at = TOKEN.lastIndex;
    const [, number, name, sign] = TOKEN.exec(text) ?? [];
    const token = number ?? name ?? sign;
    if (token === undefined) throw new Error(`cannot read “${text}” from “${text.slice(at)}”`);
    tokens.push(token);
  }
  return tokens;
}

class FormulaReader {
  readonly #tokens: readonly string[];
  #at = 0;

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens;
  }

  sum(): ExactNumber {
    let value = this.#product();
    for (;;) {
      if (this.#takes('+')) value = add(value, this.#product());
      else if (this.#takes('−')) value = add(value, negative(this.#product()));
      else return value;
    }
  }

  end(): void {
    const rest = this.#tokens.slice(this.#at);
    if (rest.length > 0) throw new Error(`unread: ${rest.join(' ')}`);
  }

  #product(): ExactNumber {
    let value = this.#factor();
    for (;;) {
      if (this.#takes('×')) value = multiply(value, this.#factor());
      else if (this.#takes('/')) value = divide(value, this.#factor());
      else return value;
    }
  }

  #factor(): ExactNumber {
    if (this.#takes('√')) return squareRoot(this.#factor());
    const value = this.#atom();
    return this.#takes('²') ? multiply(value, value) : value;
  }

  #atom(): ExactNumber {
    const token = this.#tokens[this.#at++] ?? 'nothing';
    if (/^\d/.test(token)) return exact(printedFraction(token));
    if (token === '(') return this.#closed(this.sum());
    if (token === 'ceil') return exact(fraction(ceiling(this.#closed(this.#opened()))));
    if (token === 'max') return this.#most(1);
    if (token === 'min') return this.#most(-1);
    throw new Error(`“${token}” where a number is needed`);
  }

  /** The maximum of a list for `sign` 1, the minimum for −1. */
  #most(sign: 1 | -1): ExactNumber {
    let most = this.#opened();
    while (this.#takes(',')) {
      const other = this.sum();
      if (compare(other, most) * sign > 0) most = other;
    }
    return this.#closed(most);
  }

  #opened(): ExactNumber {
    if (!this.#takes('(')) throw new Error('a function without its bracket');
    return this.sum();
  }

  #closed(value: ExactNumber): ExactNumber {
    if (!this.#takes(')')) throw new Error('a bracket is not closed');
    return value;
  }

  #takes(token: string): boolean {
    const found = this.#tokens[this.#at] === token;
    if (found) this.#at++;
    return found;
  }
}
