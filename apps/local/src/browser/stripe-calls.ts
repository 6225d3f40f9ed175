/** The sandbox's routes, as Stripe's script calls those of Stripe: by the publishable key, with form bodies. */

type Problem = { readonly type: string; readonly code?: string; readonly message?: string };
export type Outcome<Value> =
  | { readonly value: Value; readonly error?: undefined }
  | { readonly value?: undefined; readonly error: Problem };

type Fields = { readonly [name: string]: string | Fields | undefined };

export function getFrom<Value>(key: string, path: string, query: Fields): Promise<Outcome<Value>> {
  return send(key, `${path}?${form(query)}`, { method: 'GET' });
}

export function postTo<Value>(key: string, path: string, body: Fields): Promise<Outcome<Value>> {
  return send(key, path, { method: 'POST', body: form(body) });
}

async function send<Value>(key: string, path: string, init: RequestInit): Promise<Outcome<Value>> {
  try {
    const response = await fetch(`/v1/${path}`, { ...init, headers: { authorization: `Bearer ${key}` } });
    const body = await response.json();
    return response.ok ? { value: body } : { error: body.error };
  } catch {
    return { error: { type: 'api_connection_error' } };
  }
}

/** `card[number]=…`, as Stripe names the fields of a field. */
function form(fields: Fields): URLSearchParams {
  const written = new URLSearchParams();
  const write = (given: Fields, nameOf: (name: string) => string): void => {
    for (const [name, value] of Object.entries(given)) {
      if (typeof value === 'string') written.append(nameOf(name), value);
      else if (value) write(value, (inner) => `${nameOf(name)}[${inner}]`);
    }
  };
  write(fields, (name) => name);
  return written;
}
