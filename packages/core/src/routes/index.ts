// Public exports of routes.
export { type AppPath, parseAppPath } from './app-path.ts';
export { type LinkedRoute, pathTo } from './path-to.ts';
export { routeOf } from './route-of.policy.ts';
export { CALCULATOR_TYPES, type CalculatorType, type RouteName, type RouteRow, ROUTES } from './routes.ts';
export { ADMITS_GOOGLE, promptsGoogle } from './prompts-google.policy.ts';
export { takesCards } from './takes-cards.policy.ts';
