const WORDS = {
  en: { title: 'Your bank (stand-in)', ask: 'Confirm this payment?', confirms: 'Confirm', refuses: 'Refuse' },
  es: {
    title: 'Su banco (de prueba)',
    ask: '¿Confirma este pago?',
    confirms: 'Confirmar',
    refuses: 'Rechazar',
  },
};

/** 3-D Secure: Stripe's script opens a window of the bank. Resolves when it is answered, or closed, which refuses. */
export async function askBank(secret: string): Promise<void> {
  const answer = await asked();
  await fetch(`/local/bank/${encodeURIComponent(secret)}/${answer}`, { method: 'POST' });
}

function asked(): Promise<'confirms' | 'refuses'> {
  const words = document.documentElement.lang.startsWith('es') ? WORDS.es : WORDS.en;
  const before = document.activeElement;
  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-label', words.title);
  dialog.append(text('h2', words.title), text('p', words.ask));
  Object.assign(dialog.style, {
    font: 'inherit',
    padding: '1.5rem',
    borderRadius: '0.5rem',
    border: '1px solid',
  });
  return new Promise((resolve) => {
    const end = (answer: 'confirms' | 'refuses') => {
      dialog.remove();
      if (before instanceof HTMLElement) before.focus();
      resolve(answer);
    };
    for (const answer of ['confirms', 'refuses'] as const) {
      const button = text('button', words[answer]);
      Object.assign(button.style, {
        marginInlineEnd: '0.75rem',
        padding: '0.6rem 1rem',
        minHeight: '2.75rem',
        border: '1px solid',
        borderRadius: '0.25rem',
        cursor: 'pointer',
      });
      button.addEventListener('click', () => end(answer));
      dialog.append(button);
    }
    dialog.addEventListener('cancel', () => end('refuses'));
    // Outside the app: it hides what lies beneath a dialog of its own from assistive technology.
    document.body.append(dialog);
    dialog.showModal();
  });
}

function text(tag: 'h2' | 'p' | 'button', content: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = content;
  return element;
}
