/** Browser APIs that jsdom lacks and that React Aria or our components use. */
if (typeof CSS === 'undefined') {
  Object.defineProperty(globalThis, 'CSS', {
    configurable: true,
    value: { escape: (name: string) => name.replace(/[^\w-]/g, (character) => `\\${character}`) },
  });
}

// With a promise, as newer browsers do.
if (!('scrollIntoView' in Element.prototype)) {
  Object.defineProperty(Element.prototype, 'scrollIntoView', { value: async () => {} });
}
