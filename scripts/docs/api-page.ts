import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, sourceOf, type Source } from './sources.ts';

type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
};
type Content = Readonly<Record<string, { readonly schema?: Schema; readonly example?: unknown }>>;
type Parameter = {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
};
type Answer = { readonly $ref?: string; readonly description?: string; readonly content?: Content };
type Operation = {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content?: Content };
  readonly responses: Readonly<Record<string, Answer>>;
  readonly 'x-access': string;
  readonly 'x-idempotency': string;
  readonly 'x-rate': string;
  readonly 'x-plan'?: string;
};
type Contract = {
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly responses: Readonly<Record<string, Answer>>;
  };
};

const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete']);
const INTRODUCTION = `# API

Every path begins with \`/api\`. The contract itself is at [/api/openapi.json](/api/openapi.json); this page is made from it.

- **Who**: \`anyone\`; \`authenticated\`: with a good token; \`signed-in\`: with an account; \`terms-accepted\`: who has also accepted the
  terms; \`team-member\`, \`team-admin\`, \`team-owner\`: and has that role in a team; \`admin\`: who works for Ridgeline. What you
  may not know of is not found.
- **Repeat**: \`safe\`: it only reads; \`natural\`: twice is the same as once; \`key\`: send an \`Idempotency-Key\`, and the same call with
  the same key has no second effect.
- **Errors** are problem documents (\`application/problem+json\`) with a \`code\`. A 429 and a 503 have a \`Retry-After\`.
- **Keys**: an API key of the page _Integrations_ goes into the header \`Authorization: Bearer …\`.
`;

/** The page of the API, made from the contract. */
export function apiPage(): Source {
  const text = readFileSync(join(ROOT, 'packages/contract/src/openapi.gen.json'), 'utf8');
  const contract = JSON.parse(text) as Contract;
  const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.has(method))
      .map(([method, operation]) => ({ method, path, operation })),
  );
  const areas = contract.tags.map(({ name, description }) => {
    const own = operations.filter(({ operation }) => operation.tags[0] === name);
    const parts = own.map(({ method, path, operation }) => operationText(contract, method, path, operation));
    return `## ${name}\n\n${description}\n\n${parts.join('\n')}`;
  });
  return sourceOf('api', `${INTRODUCTION}\n${areas.join('\n')}`);
}

function operationText(contract: Contract, method: string, path: string, operation: Operation): string {
  const { summary, description = '', parameters = [], requestBody, responses } = operation;
  const facts = [
    `Who: \`${operation['x-access']}\``,
    `Repeat: \`${operation['x-idempotency']}\``,
    `Rate: \`${operation['x-rate']}\``,
    ...(operation['x-plan'] === undefined ? [] : [`Plan: \`${operation['x-plan']}\``]),
  ];
  const named = parameters.map((one) =>
    one.$ref === undefined ? one : byReference(contract.components.parameters, one.$ref),
  );
  const answers = Object.entries(responses).map(([status, answer]) => {
    const { description: said = '', content } =
      answer.$ref === undefined ? answer : byReference(contract.components.responses, answer.$ref);
    return `| ${status} | ${inCell(said)} | ${inCell(schemaOf(content))} |`;
  });
  return [
    `### ${operation.operationId}\n`,
    `\`${method.toUpperCase()} /api${path}\`\n`,
    `${asText(summary)}. ${asText(withoutIds(description))}\n`,
    `${facts.join(' · ')}\n`,
    ...(named.length === 0 ? [] : ['| parameter | in | type | |', '| --- | --- | --- | --- |']),
    ...named.map(
      (one) =>
        `| \`${one.name}\`${one.required === true ? '' : ' (optional)'} | ${one.in} | ${inCell(typeOf(one.schema))} | ${inCell(asText(one.description ?? ''))} |`,
    ),
    ...(named.length === 0 ? [] : ['']),
    ...(requestBody === undefined
      ? []
      : [`Body: ${schemaOf(requestBody.content)}\n`, ...exampleOf(requestBody.content)]),
    '| answer | | body |',
    '| --- | --- | --- |',
    ...answers,
    '',
    ...exampleOf(responses['200']?.content ?? responses['201']?.content),
  ].join('\n');
}

function byReference<Value>(from: Readonly<Record<string, Value>>, reference: string): Value {
  const found = from[reference.split('/').at(-1) ?? ''];
  if (found === undefined) throw new Error(`the contract has no ${reference}`);
  return found;
}

function schemaOf(content: Content | undefined): string {
  return Object.entries(content ?? {})
    .map(([type, { schema }]) => (type.includes('json') ? typeOf(schema) : `\`${type}\``))
    .join(', ');
}

/** A schema in a few words: its name, or its fields. */
function typeOf(schema: Schema | undefined, depth = 0): string {
  if (schema === undefined) return '';
  if (schema.$ref !== undefined) return `\`${schema.$ref.split('/').at(-1) ?? ''}\``;
  const several = schema.anyOf ?? schema.oneOf;
  if (several) return several.map((one) => typeOf(one, depth + 1)).join(' or ');
  if (schema.allOf) return schema.allOf.map((one) => typeOf(one, depth + 1)).join(' and ');
  if (schema.enum) return schema.enum.map((one) => `\`${String(one)}\``).join(', ');
  if (schema.const !== undefined) return `\`${String(schema.const)}\``;
  if (schema.items) return `list of ${typeOf(schema.items, depth + 1)}`;
  if (schema.properties && depth < 2) {
    const fields = Object.entries(schema.properties).map(([name, field]) => {
      const isRequired = schema.required?.includes(name) === true;
      return `\`${name}\`${isRequired ? '' : '?'}: ${typeOf(field, depth + 1)}`;
    });
    return `{ ${fields.join('; ')} }`;
  }
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? ['any value']);
  return `${types.join(' or ')}${schema.format === undefined ? '' : ` (${schema.format})`}`;
}

function exampleOf(content: Content | undefined): readonly string[] {
  const example = content?.['application/json']?.example;
  return example === undefined ? [] : ['```json', JSON.stringify(example, null, 2), '```', ''];
}

/** Without the ids of requirements, with which a description begins. */
function withoutIds(description: string): string {
  return description.replace(/^(?:D )?(?:[A-Z]+-[\d.]+[ ,.]*)+/, '').trim();
}

function asText(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[<>]/g, (sign) => (sign === '<' ? '&lt;' : '&gt;'))
    .trim();
}

function inCell(text: string): string {
  return text.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ');
}
