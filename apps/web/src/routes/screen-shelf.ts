import { type LinkedRoute, routeOf } from '@ridgeline/core/routes';
import type { ComponentType } from 'react';

export type LoadScreen = () => Promise<{ readonly Component: ComponentType }>;

/** Null is the 404 screen. */
export type ScreenName = LinkedRoute | null;

export function screenAt(address: string): ScreenName {
  const name = routeOf(address)?.name ?? 'legacy';
  return name === 'legacy' ? null : name;
}

/** The screens whose code has come. A link that is hovered and a navigation fetch them alike. */
export class ScreenShelf {
  readonly #find: (name: ScreenName) => LoadScreen;
  readonly #ready = new Map<ScreenName, ComponentType>();

  constructor(find: (name: ScreenName) => LoadScreen) {
    this.#find = find;
  }

  get(name: ScreenName): ComponentType | null {
    return this.#ready.get(name) ?? null;
  }

  async load(name: ScreenName): Promise<void> {
    if (this.#ready.has(name)) return;
    const { Component } = await this.#find(name)();
    this.#ready.set(name, Component);
  }
}
