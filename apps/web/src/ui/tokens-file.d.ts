// The one function of Node that tokens.spec.ts needs: the web's own code must not see Node's types.
declare module 'node:fs' {
  export function readFileSync(path: string, encoding: 'utf8'): string;
}
