import { fail, ok, type Result } from '../shared/result.ts';

/** API-4: the user's feedback and the page it is about: the address of /feedback carries source and report number. */
export type Feedback = {
  readonly details: string;
  readonly source: string | null;
  readonly reportNumber: string | null;
};

export function parseFeedback(
  details: unknown,
  query: Readonly<Record<string, string | undefined>>,
): Result<Feedback, 'required-field'> {
  const text = trimmed(details);
  if (text === null) return fail('required-field');
  return ok({
    details: text,
    source: trimmed(query['source']),
    reportNumber: trimmed(query['reportNumber']),
  });
}

function trimmed(input: unknown): string | null {
  const text = typeof input === 'string' ? input.trim() : '';
  return text === '' ? null : text;
}
