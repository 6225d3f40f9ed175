type Logged = {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly [fact: string]: string;
};

/** What may be told of a database's error. `detail`, `where` and the like repeat what people wrote, and stay out. */
const FACTS = ['code', 'constraint', 'table', 'column', 'routine'] as const;

/** As mail servers repeat them in their refusals. */
const EMAIL = /[^\s<>@"']+@[^\s<>@"']+/g;

/** An error as the log keeps it. */
export function loggedError(error: Error): Logged {
  const facts = FACTS.flatMap((fact) => {
    const value: unknown = (error as unknown as Readonly<Record<string, unknown>>)[fact];
    return typeof value === 'string' ? [[fact, value] as const] : [];
  });
  return {
    type: error.name,
    message: withoutEmails(error.message),
    stack: withoutEmails(error.stack ?? ''),
    ...Object.fromEntries(facts),
  };
}

function withoutEmails(text: string): string {
  return text.replaceAll(EMAIL, '(an email)');
}
