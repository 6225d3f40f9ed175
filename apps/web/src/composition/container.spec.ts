// @vitest-environment jsdom
import { ContainerModule, type ContainerModuleLoadOptions, type ServiceIdentifier } from 'inversify';
import { describe, expect, it } from 'vitest';
import { FakeNavigation } from '../testing/fake-navigation.ts';
import { makeContainer } from './container.ts';
import { sessionModule } from './session.module.ts';
import { shellModule } from './shell.module.ts';

const files = import.meta.glob<Readonly<Record<string, unknown>>>('./*.module.ts', { eager: true });
const modules = Object.values(files)
  .flatMap((exported) => Object.values(exported))
  .filter((exported) => exported instanceof ContainerModule);

describe('the composition', () => {
  it('resolves every binding, those of the first page and those that come with a route', () => {
    const container = makeContainer(new FakeNavigation());
    container.load(...modules.filter((module) => module !== sessionModule && module !== shellModule));
    const tokens = boundTokens();
    expect(tokens.length).toBeGreaterThan(10);
    for (const token of tokens) expect(container.get(token), String(token)).toBeDefined();
  });

  it('binds nothing twice', () => {
    const tokens = boundTokens();
    expect(new Set(tokens).size).toBe(tokens.length);
  });
});

/** Every token that the modules bind, recorded by a fake container. */
function boundTokens(): ServiceIdentifier[] {
  const tokens: ServiceIdentifier[] = [];
  const anyFurtherWord: unknown = new Proxy(() => anyFurtherWord, { get: () => anyFurtherWord });
  const bind = (token: ServiceIdentifier) => {
    tokens.push(token);
    return anyFurtherWord;
  };
  for (const module of modules) void module.load({ bind } as unknown as ContainerModuleLoadOptions);
  return tokens;
}
