import { parseEmail } from '@ridgeline/core/shared';

export type PeopleSearch = {
  readonly by: 'email' | 'id' | 'phone';
  readonly match: 'exact' | 'prefix';
  readonly term: string;
};

const NO_HEX = /[^0-9a-f]/gi;
const UUID_DIGITS = 32;

/** The values of the statement that searches; null if the term can be found in nobody. */
export function searchValues({ by, match, term }: PeopleSearch): readonly string[] | null {
  const text = term.trim();
  switch (by) {
    case 'email':
      return match === 'prefix' ? [likeBeginning(text.toLowerCase())] : emailIn(text);
    case 'phone':
      return phoneIn(text, match);
    case 'id':
      return idsIn(text, match);
  }
}

function emailIn(text: string): readonly string[] | null {
  const email = parseEmail(text);
  return email.ok ? [email.value] : null;
}

/** Numbers are stored with the country, `+1`; they are said and typed without it. */
function phoneIn(text: string, match: PeopleSearch['match']): readonly string[] | null {
  const digits = text.replaceAll(/\D/g, '');
  const national = text.startsWith('+1') || digits.length > 10 ? digits.slice(1) : digits;
  if (national === '' || national.length > 10) return null;
  if (match === 'exact' && national.length < 10) return null;
  return [match === 'prefix' ? likeBeginning(`+1${national}`) : `+1${national}`];
}

/** The lowest and the highest id that begin so: a range of the primary key. */
function idsIn(text: string, match: PeopleSearch['match']): readonly string[] | null {
  const digits = text
    .slice(text.lastIndexOf(':') + 1)
    .replaceAll('-', '')
    .toLowerCase();
  const isId = digits !== '' && digits.length <= UUID_DIGITS && digits.replaceAll(NO_HEX, '') === digits;
  if (!isId || (match === 'exact' && digits.length < UUID_DIGITS)) return null;
  return [digits.padEnd(UUID_DIGITS, '0'), digits.padEnd(UUID_DIGITS, 'f')];
}

function likeBeginning(text: string): string {
  return `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
