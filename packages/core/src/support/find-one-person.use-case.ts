import { fail, type Result } from '../shared/result.ts';
import { peopleSearchFor } from './people-search.policy.ts';
import type { FoundPerson, PersonStanding } from './person-standing.ts';
import type { SupportDesk, SupportFailure } from './support-desk.port.ts';

export type SeveralPeople = { readonly is: 'several'; readonly people: readonly FoundPerson[] };

/** The one person whom a term names, as the support desk sees them. Several are named in the failure. */
export class FindOnePerson {
  readonly #desk: SupportDesk;

  constructor(desk: SupportDesk) {
    this.#desk = desk;
  }

  async run(term: string): Promise<Result<PersonStanding, SupportFailure | SeveralPeople>> {
    const search = peopleSearchFor(term);
    if (search.by === 'id' && search.match === 'exact') return this.#desk.person(search.term);
    const found = await this.#desk.find(search);
    if (!found.ok) return found;
    const [one, ...more] = found.value;
    if (one === undefined) return fail('not-found');
    return more.length > 0 ? fail({ is: 'several', people: found.value }) : this.#desk.person(one.id);
  }
}
