import type {
  BindInWhenOnFluentSyntax,
  BindToFluentSyntax,
  ContainerModuleLoadOptions,
  Newable,
  ServiceIdentifier,
} from 'inversify';
import type { Token } from './tokens.ts';

/** A token for each argument, in order; or, where one record is all that must be given, a token for each of its fields. */
type Tokens<Arguments extends readonly unknown[]> =
  | { readonly [Index in keyof Arguments]: Token<Arguments[Index]> }
  | (1 extends Arguments['length'] ? TokensByName<Arguments[0]> : never);

type TokensByName<Dependencies> = Dependencies extends object
  ? { readonly [Name in keyof Dependencies]: Token<Dependencies[Name]> }
  : never;

/**
 * Binds a class to be made from what the tokens resolve to. The tokens are checked against the constructor:
 * a swapped, missing or surplus one does not compile. `as` names the port that an adapter is bound to.
 */
export function made<Arguments extends readonly unknown[], Made extends Port, Port = Made>(
  bind: ContainerModuleLoadOptions['bind'],
  type: new (...args: Arguments) => Made,
  tokens: Tokens<NoInfer<Arguments>>,
  { as }: { readonly as?: Token<Port> } = {},
): BindInWhenOnFluentSyntax<Port> {
  const construct = type as Newable<Made>;
  const binding: BindToFluentSyntax<Port> = bind<Port>(as ?? construct);
  if (isList(tokens)) return binding.toResolvedValue((...args) => new construct(...args), [...tokens]);
  const byName = tokens as Readonly<Record<string, ServiceIdentifier>>;
  const names = Object.keys(byName);
  return binding.toResolvedValue(
    (...dependencies) =>
      new construct(Object.fromEntries(names.map((name, index) => [name, dependencies[index]]))),
    Object.values(byName),
  );
}

function isList(tokens: object): tokens is readonly ServiceIdentifier[] {
  return Array.isArray(tokens);
}
