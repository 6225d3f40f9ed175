/** The browser's own dialog, as far as jsdom has none: it can be opened, and is then seen. */
if (!('showModal' in HTMLDialogElement.prototype)) {
  Object.defineProperty(HTMLDialogElement.prototype, 'showModal', {
    value(this: HTMLDialogElement) {
      this.open = true;
    },
  });
}
