import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

const CORE = 'packages/core/src';
const POLICY = '.policy.ts';
/** A line of the checklist, or a decision below it. */
const MARK = /\b[A-Z]{3,5}-\d+(?:\.\d+)?\b/g;

export type Rule = {
  /** `plans/pause/pause-eligibility`. */
  readonly name: string;
  readonly area: string;
  /** The lines of the checklist that the policy is marked with. */
  readonly marks: readonly string[];
  /** The titles of its property specs, which hold for all inputs. */
  readonly laws: readonly string[];
  /** What its other specs are about. */
  readonly cases: readonly string[];
  readonly specs: readonly string[];
};

/** Every policy of core, by the marks in it and the titles of the specs that run it. */
export function readRules(): readonly Rule[] {
  const files = readdirSync(CORE, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
  const specs = files.filter((file) => file.endsWith('.spec.ts')).map(specIn);
  return files
    .filter((file) => file.endsWith(POLICY) && !file.startsWith('testing/'))
    .map((file) => ruleIn(file, specs));
}

type Spec = {
  readonly file: string;
  readonly imports: ReadonlySet<string>;
  readonly laws: readonly string[];
  readonly about: readonly string[];
};

function ruleIn(file: string, specs: readonly Spec[]): Rule {
  const name = file.slice(0, -POLICY.length);
  // Laws that are many have a file of their own.
  const named = new Set([`${name}.policy.spec.ts`, `${name}.laws.spec.ts`]);
  const own = specs.filter((spec) => named.has(spec.file));
  const beside = specs.filter((spec) => spec.imports.has(file) && dirname(spec.file) === dirname(file));
  const chosen =
    own.length > 0 ? own : beside.length > 0 ? beside : specs.filter((spec) => spec.imports.has(file));
  const comments = readFileSync(join(CORE, file), 'utf8').match(/\/\/.*|\/\*[\s\S]*?\*\//g) ?? [];
  return {
    name,
    area: file.split('/')[0] ?? '',
    marks: [...new Set(comments.join('\n').match(MARK))].sort(byNumber),
    laws: chosen.flatMap(({ laws }) => laws),
    cases: chosen.flatMap(({ about }) => about),
    specs: chosen.map((spec) => join(CORE, spec.file)),
  };
}

function specIn(file: string): Spec {
  const path = join(CORE, file);
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2023);
  const imports = new Set<string>();
  const laws: string[] = [];
  const about: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const imported = join(dirname(file), node.moduleSpecifier.text).replaceAll('\\', '/');
      if (existsSync(join(CORE, imported))) imports.add(imported);
    }
    if (ts.isCallExpression(node)) {
      const [title] = node.arguments;
      const text = title && ts.isStringLiteralLike(title) ? withoutMarks(title.text) : '';
      const called = node.expression.getText(source);
      const body = node.getText(source);
      if (text !== '' && /^it\b/.test(called) && /\bfc\.assert\(/.test(body)) laws.push(text);
      if (text !== '' && called === 'describe') about.push(text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { file, imports, laws, about };
}

function withoutMarks(title: string): string {
  return title
    .replace(/^(?:D? ?[A-Z]{3,5}-\d+(?:\.\d+)?,? )+/, '')
    .replace(/^law: /, '')
    .trim();
}

/** PAUSE-4 before PAUSE-10. */
function byNumber(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}
