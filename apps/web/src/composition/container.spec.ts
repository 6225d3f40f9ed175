import type { ContainerModuleLoadOptions, ServiceIdentifier } from 'inversify';
import { describe, expect, it } from 'vitest';
import { FakeNavigation } from '../testing/fake-navigation.ts';
import { makeContainer, modules } from './container.ts';

describe('the composition', () => {
  it('resolves every binding', () => {
    const container = makeContainer(new FakeNavigation());
    const tokens = boundTokens();
    expect(tokens.length).toBeGreaterThan(10);
    for (const token of tokens) expect(container.get(token), String(token)).toBeDefined();
  });

  it('binds nothing twice', () => {
    const tokens = boundTokens();
    expect(new Set(tokens).size).toBe(tokens.length);
  });
});

/** Every token that the modules bind, written down by a container that only listens. */
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
