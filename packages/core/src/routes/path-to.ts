import { encoded, queryText } from './address-text.ts';
import type { AppPath } from './app-path.ts';
import { ROUTES, type RouteName } from './routes.ts';

type Segments<Path extends string> = Path extends `${infer First}/${infer Rest}`
  ? First | Segments<Rest>
  : Path;
type Params<Pattern extends string> = Extract<Segments<Pattern>, `:${string}`>;
type RequiredParam<Param> = Param extends `:${string}?`
  ? never
  : Param extends `:${infer Name}`
    ? Name
    : never;
type OptionalParam<Param> = Param extends `:${infer Name}?` ? Name : never;

/** Parameters of a pattern: `/calculators/:type/:reportNumber?` needs a type and takes a report number. */
export type ParamsOf<Pattern extends string> = {
  readonly [Name in RequiredParam<Params<Pattern>>]: string;
} & { readonly [Name in OptionalParam<Params<Pattern>>]?: string | undefined };

type Row<Name extends RouteName> = (typeof ROUTES)[Name];
type QueryName<Name extends RouteName> =
  Row<Name> extends { query: readonly (infer Query extends string)[] } ? Query : string;
export type QueryOf<Name extends RouteName> = { readonly [Query in QueryName<Name>]?: string | undefined };

/** Every route a link can target; the legacy prefix is only an entry point. */
export type LinkedRoute = Exclude<RouteName, 'legacy'>;

type Arguments<Name extends LinkedRoute> = [RequiredParam<Params<Row<Name>['pattern']>>] extends [never]
  ? [params?: ParamsOf<Row<Name>['pattern']>, query?: QueryOf<Name>]
  : [params: ParamsOf<Row<Name>['pattern']>, query?: QueryOf<Name>];

/** The path of a route: `pathTo('report', { number: '1024' }, { sample: 'true' })` is `/report/1024?sample=true`. */
export function pathTo<Name extends LinkedRoute>(name: Name, ...[params, query]: Arguments<Name>): AppPath {
  return filledIn(ROUTES[name].pattern, params ?? {}, query ?? {});
}

function filledIn(
  pattern: string,
  params: Readonly<Record<string, string | undefined>>,
  query: Readonly<Record<string, string | undefined>>,
): AppPath {
  const path = pattern.replaceAll(/\/:(\w+)\??/g, (_, name: string) => {
    const value = params[name];
    return value === undefined ? '' : `/${encoded(value)}`;
  });
  return `${path}${queryText(query)}` as AppPath;
}
