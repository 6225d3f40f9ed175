import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { doorsOf, manifestIn } from './packed.ts';

/** The packages with a report in their folder `api`, a file for each area. */
const REPORTED = ['core', 'adapters'] as const;
const CHANGED = 'run `pnpm packages --update`, and describe the change in a changeset';

type Declared = {
  readonly area: string;
  readonly name: string;
  readonly text: string;
  readonly exported: boolean;
};

/** Where the declarations of a package differ from its API report in the repository. */
export function apiFindings(): readonly string[] {
  return REPORTED.flatMap((name) => {
    const reports = apiReports(name);
    const folder = reportFolder(name);
    const known = existsSync(folder) ? readdirSync(folder) : [];
    return [
      ...[...reports]
        .filter(([file, text]) => !known.includes(file) || readFileSync(join(folder, file), 'utf8') !== text)
        .map(([file]) => `${join(folder, file)} differs from what is compiled: ${CHANGED}`),
      ...known
        .filter((file) => !reports.has(file))
        .map((file) => `${join(folder, file)} is of no area: ${CHANGED}`),
    ];
  });
}

export function writeApiReports(): void {
  for (const name of REPORTED) {
    const folder = reportFolder(name);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const [file, text] of apiReports(name)) writeFileSync(join(folder, file), text);
  }
}

function reportFolder(name: string): string {
  return `packages/${name}/api`;
}

/** For each area what its doors export, and the types that are reached from there. */
function apiReports(name: string): ReadonlyMap<string, string> {
  const place = resolve('packages', name);
  const manifest = manifestIn(place);
  const doors = doorsOf(manifest).map((door) =>
    join(place, 'dist', door.slice(manifest.name.length), 'index.d.ts'),
  );
  const program = ts.createProgram(doors, OPTIONS, hostOfOneFolder());
  const reached = declarationsFrom(program, doors, join(place, 'dist'));
  const areas = [...new Set(reached.map(({ area }) => area))].sort();
  return new Map(
    areas.map((area) => [
      `${area.replaceAll('/', '.')}.api.txt`,
      areaText(
        `${manifest.name}/${area}`,
        reached.filter((one) => one.area === area),
      ),
    ]),
  );
}

// Names are all that is needed, so neither libraries nor other packages are read.
const OPTIONS: ts.CompilerOptions = { target: ts.ScriptTarget.ES2023, noLib: true, types: [], noEmit: true };

function hostOfOneFolder(): ts.CompilerHost {
  const host = ts.createCompilerHost(OPTIONS);
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => {
      const file = resolve(dirname(from), text).replace(/[.][jt]s$/, '.d.ts');
      const found = text.startsWith('.') && existsSync(file);
      return { resolvedModule: found ? { resolvedFileName: file, extension: ts.Extension.Dts } : undefined };
    });
  return host;
}

function areaText(area: string, declared: readonly Declared[]): string {
  const texts = (exported: boolean) =>
    declared
      .filter((one) => one.exported === exported)
      .sort((one, other) => (one.name < other.name ? -1 : 1))
      .map(({ text }) => text);
  const reached = texts(false);
  return (
    [`${area}`, ...texts(true), ...(reached.length > 0 ? ['-- reached from there --', ...reached] : [])].join(
      '\n\n',
    ) + '\n'
  );
}

function declarationsFrom(program: ts.Program, doors: readonly string[], dist: string): readonly Declared[] {
  const checker = program.getTypeChecker();
  const printer = ts.createPrinter({ removeComments: true });
  const found = new Map<ts.Symbol, Declared>();

  const visit = (given: ts.Symbol, exported: boolean) => {
    const symbol = given.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(given) : given;
    const declarations = (symbol.declarations ?? []).filter(isOfPackage);
    const known = found.get(symbol);
    if (declarations.length === 0 || known?.exported || (known && !exported)) return;
    const file = declarations[0]?.getSourceFile().fileName ?? '';
    found.set(symbol, {
      area: areaOf(relative(dist, file)),
      name: symbol.name,
      exported,
      text: declarations.map(printed).join('\n'),
    });
    if (known === undefined) for (const declaration of declarations) follow(declaration);
  };
  const isOfPackage = (declaration: ts.Declaration) =>
    declaration.getSourceFile().fileName.startsWith(dist) && isTopLevel(declaration);
  const printed = (declaration: ts.Declaration) => {
    const statement = statementOf(declaration);
    return (
      keysOfMessages(declaration) ??
      printer.printNode(ts.EmitHint.Unspecified, statement, statement.getSourceFile())
    );
  };
  const follow = (node: ts.Node) => {
    if (ts.isIdentifier(node)) {
      const symbol = checker.getSymbolAtLocation(node);
      if (symbol) visit(symbol, false);
    }
    ts.forEachChild(node, follow);
  };

  for (const door of doors) {
    const source = program.getSourceFile(door);
    const module = source && checker.getSymbolAtLocation(source);
    for (const symbol of module ? checker.getExportsOfModule(module) : []) visit(symbol, true);
  }
  return [...found.values()];
}

/** `plans`, `testing/plans`. */
function areaOf(file: string): string {
  const [first = '', second = ''] = dirname(file).split(/[\\/]/);
  return first === 'testing' ? `${first}/${second}` : first;
}

function isTopLevel(declaration: ts.Declaration): boolean {
  return ts.isSourceFile(statementOf(declaration).parent);
}

function statementOf(declaration: ts.Declaration): ts.Node {
  return ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
}

/** Of a table of messages the keys: the texts are no part of the API. */
function keysOfMessages(declaration: ts.Declaration): string | null {
  if (!ts.isVariableDeclaration(declaration) || !declaration.type || !ts.isTypeLiteralNode(declaration.type))
    return null;
  const english = declaration.type.members.find((member) => member.name?.getText() === 'en');
  if (!english || !ts.isPropertySignature(english) || !english.type || !ts.isTypeLiteralNode(english.type))
    return null;
  const keys = english.type.members.map((member) => `  ${member.name?.getText() ?? ''}`);
  return `declare const ${declaration.name.getText()}: messages of\n${keys.sort().join('\n')}`;
}
