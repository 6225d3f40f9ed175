import type { FederationProvider } from '../providers.ts';
import type { ProviderPerson } from '../store/provider-people.store.ts';
import { escaped, providerPage, STYLE_PATH } from './page.ts';

export type AccountPageFacts = {
  readonly provider: FederationProvider;
  readonly people: readonly ProviderPerson[];
  /** The input of the new-account form, if it was invalid. */
  readonly refused?: { readonly email: string; readonly givenName: string; readonly familyName: string };
};

/** The account chooser of a provider: an existing account, a new one, or cancel. Without `action` a form posts to its own page. */
export function accountPage({ provider, people, refused }: AccountPageFacts): string {
  const title = escaped(provider.title);
  return providerPage({
    title: `${provider.title}: choose an account`,
    style: STYLE_PATH,
    main: `
      <h1>Choose an account</h1>
      <p>to go on to Ridgeline with ${title}. This page stands in for ${title} on this machine.</p>
      <form method="post"><ul>${people.map(choice).join('')}</ul></form>
      <hr>
      <h2>Use another account</h2>
      <form method="post" novalidate>
        ${field('email', 'Email', { type: 'email', value: refused?.email, problem: refused && 'This is not an email address.' })}
        ${field('givenName', 'Given name', { value: refused?.givenName })}
        ${field('familyName', 'Family name', { value: refused?.familyName })}
        <button class="go" name="choice" value="new">Continue</button>
      </form>
      <hr>
      <form method="post"><button class="deny" name="choice" value="deny">Cancel</button></form>`,
  });
}

function choice({ subject, email, givenName, familyName }: ProviderPerson): string {
  const name = `${givenName} ${familyName}`.trim() || email;
  return `<li><button name="subject" value="${escaped(subject)}"><strong>${escaped(name)}</strong><span>${escaped(email)}</span></button></li>`;
}

function field(
  name: string,
  label: string,
  {
    type = 'text',
    value = '',
    problem,
  }: { type?: string; value?: string | undefined; problem?: string | undefined },
): string {
  const described = problem === undefined ? '' : ` aria-invalid="true" aria-describedby="${name}-problem"`;
  const told = problem === undefined ? '' : `<p class="problem" id="${name}-problem">${problem}</p>`;
  return `<label for="${name}">${label}</label>
    <input id="${name}" name="${name}" type="${type}" value="${escaped(value)}" autocomplete="off" maxlength="254"${described}>${told}`;
}
