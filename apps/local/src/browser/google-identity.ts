/**
 * Stand-in of Google's script for the one-tap prompt, with its documented shape: `google.accounts.id`. Like Google's, it
 * prompts only where somebody has signed in at Google in this browser.
 */
type Settings = {
  readonly client_id: string;
  readonly callback: (answer: { readonly credential: string; readonly select_by: 'user' }) => void;
};
type Account = { readonly name: string; readonly email: string; readonly credential: string };

let settings: Settings | null = null;
let shown: HTMLElement | null = null;
/** Number of prompts and cancellations, so that an account that is answered late is not shown. */
let turn = 0;

function cancel(): void {
  turn += 1;
  shown?.remove();
  shown = null;
}

async function prompt(): Promise<void> {
  cancel();
  const mine = turn;
  const { client_id = '' } = settings ?? {};
  const answer = await fetch(`/local/one-tap?${new URLSearchParams({ client_id })}`);
  const account = (await answer.json()) as Account | null;
  if (account !== null && mine === turn) show(account);
}

function show({ name, email, credential }: Account): void {
  const box = document.createElement('dialog');
  box.setAttribute('aria-label', 'Sign in with Google');
  Object.assign(box.style, {
    position: 'fixed',
    inset: '1rem 1rem auto auto',
    margin: '0',
    padding: '1rem',
    zIndex: '1000',
    maxWidth: '20rem',
    border: '1px solid #8a959d',
    borderRadius: '.5rem',
    background: '#fff',
    color: '#1b252d',
  });
  const text = document.createElement('p');
  text.textContent = `Sign in to Ridgeline with Google. This prompt stands in for Google on this machine.`;
  const go = button(`Continue as ${name}`, () => {
    cancel();
    settings?.callback({ credential, select_by: 'user' });
  });
  go.title = email;
  box.append(text, go, button('Close', cancel));
  document.body.append(box);
  box.show();
  shown = box;
}

function button(label: string, onPress: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = label;
  Object.assign(made.style, { minHeight: '2.75rem', marginRight: '.5rem', color: '#1b252d' });
  made.addEventListener('click', onPress);
  return made;
}

const id = {
  initialize: (given: Settings) => {
    settings = given;
  },
  prompt: () => void prompt(),
  cancel,
};
Object.assign(window, { google: { accounts: { id } } });
