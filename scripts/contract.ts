/**
 * openapi/ → packages/contract: the bundle, the types, and the operation table.
 *   contract.ts           writes them
 *   contract.ts --check   fails if the committed files differ from openapi/
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import openapiTypes, { astToString, type OpenAPI3 } from 'openapi-typescript';

const OUT = 'packages/contract/src';
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

type Parameter = {
  readonly name: string;
  readonly in: string;
  readonly schema?: { readonly default?: unknown };
};
type Operation = {
  readonly operationId: string;
  readonly 'x-access': string;
  readonly 'x-object': Readonly<Record<string, string>>;
  readonly 'x-idempotency': string;
  readonly 'x-rate': string;
  readonly 'x-plan'?: string;
  /** `reads`: an API key may call it. `support`: a key of the support desk may. */
  readonly 'x-api-key'?: string;
  /** `refused`: it changes a team's data, and viewers may only read. */
  readonly 'x-viewers'?: string;
  /** A second path of the same operation. */
  readonly 'x-also'?: string;
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
};
type Bundle = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly parameters?: Readonly<Record<string, Parameter>> };
};

const notice = '// Generated from openapi/ by `pnpm contract`. Never edited by hand.';
const check = process.argv.includes('--check');
const files = await generate();
const stale = Object.entries(files).filter(([name, text]) => current(name) !== text);

if (check && stale.length > 0) {
  const names = stale.map(([name]) => name).join(', ');
  console.error(`The contract drifted: ${names} is not what openapi/ says. Run: pnpm contract`);
  process.exit(1);
}
if (!check) for (const [name, text] of stale) writeFileSync(join(OUT, name), text);

async function generate(): Promise<Readonly<Record<string, string>>> {
  redocly('lint', '--format=stylish');
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  try {
    const bundled = join(folder, 'openapi.json');
    redocly('bundle', 'ridgeline', '--output', bundled);
    const bundle = JSON.parse(readFileSync(bundled, 'utf8')) as OpenAPI3;
    const types = await openapiTypes(withoutExamples(bundle) as OpenAPI3, {
      rootTypes: true,
      rootTypesNoSchemaPrefix: true,
      defaultNonNullable: false,
    });
    return {
      'openapi.gen.json': `${JSON.stringify(bundle, null, 2)}\n`,
      'schema.gen.ts': `${notice}\n${withoutEmptyMembers(astToString(types))}`,
      'operations.gen.ts': operationTable(bundle as unknown as Bundle),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The bundle keeps the examples, for the reference page and the specs; types do not need them. */
function withoutExamples(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutExamples);
  if (typeof node !== 'object' || node === null) return node;
  const isMediaTypeOrSchema = 'schema' in node || 'type' in node || '$ref' in node;
  const kept = Object.entries(node).filter(([key]) => !(key === 'example' && isMediaTypeOrSchema));
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutExamples(value)]));
}

/** Removes members that only say what is absent: methods that a path lacks, parameters of a whole path, headers of answers. */
function withoutEmptyMembers(types: string): string {
  return types
    .replaceAll(/^ {8}(?:get|put|post|delete|options|head|patch|trace)\?: never;\n/gm, '')
    .replaceAll(
      /^ {8}parameters: \{\n(?: {12}\w+\?: never;\n)+ {8}\};\n(?= {8}(?:\/\*\*|\w+: operations))/gm,
      '',
    )
    .replaceAll(/^ *headers: \{\n *\[name: string\]: unknown;\n *\};\n/gm, '');
}

/** One row per operation: its method and path, callers, objects and rate. */
function operationTable(bundle: Bundle): string {
  const rows = Object.entries(bundle.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const parameters = parametersOf(operation, bundle);
      assertKeyTaken(operation, parameters);
      const row = {
        method,
        path,
        access: operation['x-access'],
        object: operation['x-object'],
        idempotency: operation['x-idempotency'],
        rate: operation['x-rate'],
        plan: operation['x-plan'] ?? 'none',
        apiKey: operation['x-api-key'] ?? 'refused',
        viewers: operation['x-viewers'] ?? 'let-through',
        also: operation['x-also'] ?? null,
        defaults: parameters
          .filter((parameter) => parameter.schema?.default !== undefined)
          .map((parameter) => parameter.name),
      };
      return [`  ${operation.operationId}: ${JSON.stringify(row)},`];
    }),
  );
  return `${notice}\nexport const operationTable = {\n${rows.join('\n')}\n} as const;\n`;
}

function parametersOf({ parameters = [] }: Operation, bundle: Bundle): readonly Parameter[] {
  return parameters.map((parameter) => {
    if (!('$ref' in parameter)) return parameter;
    const shared = bundle.components.parameters?.[parameter.$ref.split('/').at(-1) ?? ''];
    if (!shared) throw new Error(`${parameter.$ref} names no parameter`);
    return shared;
  });
}

function assertKeyTaken({ operationId, ...operation }: Operation, parameters: readonly Parameter[]): void {
  const takesKey = parameters.some(({ name }) => name === 'Idempotency-Key');
  if (takesKey === (operation['x-idempotency'] === 'key')) return;
  throw new Error(
    `${operationId}: x-idempotency is 'key' where the Idempotency-Key is a parameter, and only there`,
  );
}

function redocly(...args: readonly string[]): void {
  const run = spawnSync(process.execPath, ['node_modules/@redocly/cli/bin/cli.js', ...args], {
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  if (run.status === 0) return;
  console.error(run.stdout + run.stderr);
  process.exit(1);
}

function current(name: string): string | null {
  try {
    return readFileSync(join(OUT, name), 'utf8');
  } catch {
    return null;
  }
}
