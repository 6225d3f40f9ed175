/** What browsers have and jsdom lacks, as far as React Aria and the parts ask for it. */
if (typeof CSS === 'undefined') {
  Object.defineProperty(globalThis, 'CSS', {
    configurable: true,
    value: { escape: (name: string) => name.replace(/[^\w-]/g, (character) => `\\${character}`) },
  });
}

if (!('scrollIntoView' in Element.prototype)) {
  Object.defineProperty(Element.prototype, 'scrollIntoView', { value: () => {} });
}
