type Limits = { readonly most: number; readonly milliseconds: number; readonly now: () => number };

/** Asks the same question once in a while: the newest answers are kept, and those that fail are not. */
export function remembered<Answer>(
  ask: (question: string) => Promise<Answer>,
  { most, milliseconds, now }: Limits,
): (question: string) => Promise<Answer> {
  const kept = new Map<string, { readonly answer: Promise<Answer>; readonly until: number }>();
  return (question) => {
    const known = kept.get(question);
    if (known && now() < known.until) return known.answer;
    const answer = ask(question);
    const entry = { answer, until: now() + milliseconds };
    kept.delete(question);
    kept.set(question, entry);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    answer.catch(() => kept.get(question) === entry && kept.delete(question));
    return answer;
  };
}
