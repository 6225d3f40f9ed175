import LineBreaker from 'linebreak';

/** An address is not broken between `https://` and its host. */
const SCHEME = /:\/\/$/;

const NEW_LINE = /[\n\v\f\r\u0085\u2028\u2029]+$/;

/**
 * No line holds more letters. A longer word, which a request may contain, is not measured whole, since measuring takes
 * time for each letter.
 */
const LONGEST_WORD = 500;

/** A text as lines that fit into a width, by the rules that pdfkit follows. A word that is wider is broken between its letters. */
export function brokenLines(
  text: string,
  width: number,
  widthOf: (part: string) => number,
): readonly string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  const endLine = () => {
    lines.push(line);
    line = '';
    used = 0;
  };
  const add = (part: string, partWidth: number) => {
    if (line !== '' && used + partWidth > width) endLine();
    line += part;
    used += partWidth;
  };
  const breaker = new LineBreaker(text);
  let from = 0;
  for (let next = breaker.nextBreak(); next !== null; next = breaker.nextBreak()) {
    const word = text.slice(from, next.position).replace(NEW_LINE, '');
    if (SCHEME.test(word) && next.position < text.length && !next.required) continue;
    const wordWidth = word.length > LONGEST_WORD ? Infinity : widthOf(word);
    if (wordWidth <= width) add(word, wordWidth);
    else for (const letter of word) add(letter, widthOf(letter));
    if (next.required) endLine();
    from = next.position;
  }
  if (line !== '') endLine();
  return lines;
}
