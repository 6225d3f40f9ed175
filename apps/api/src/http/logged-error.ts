type Logged = {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly [fact: string]: string;
};

/** Fields of a database error that may be logged. `detail`, `where` and the like repeat what users wrote, and are left out. */
const FACTS = ['code', 'constraint', 'table', 'column', 'routine'] as const;

/** Email addresses, which mail servers repeat in their refusals. */
const EMAIL = /[^\s<>@"']+@[^\s<>@"']+/g;

/** An error as it is logged. */
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
