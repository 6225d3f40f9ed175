import { parseAppPath } from '@ridgeline/core/routes';
import type { Navigation } from './navigation.ts';

const CHOSEN = ['miles', 'day', 'record'] as const;
type Chosen = (typeof CHOSEN)[number];

/** What a reader has chosen of one kind of storm; a name that is absent was not chosen. */
export type StormChoice = { readonly [Name in Chosen]?: string | undefined };

type StormKind = 'hail' | 'wind';

const NAMES = {
  hail: { miles: 'hailMiles', day: 'hailDay', record: 'hailRecord' },
  wind: { miles: 'windMiles', day: 'windDay', record: 'windRecord' },
} as const satisfies Record<StormKind, Record<Chosen, string>>;

/** The storms that a reader chose to see are in the address, so that a reload and a bookmark show the same ones. */
export class StormChoices {
  readonly #navigation: Navigation;

  constructor(navigation: Navigation) {
    this.#navigation = navigation;
  }

  of(kind: StormKind): StormChoice {
    const { query } = this.#navigation;
    const { miles, day, record } = NAMES[kind];
    return { miles: query[miles], day: query[day], record: query[record] };
  }

  choose(kind: StormKind, choice: StormChoice): void {
    const { address, keepsake } = this.#navigation;
    // Without the fragment, at which the browser would scroll back to the top of its sheet.
    const here = new URL(address, 'https://this.app');
    for (const chosen of CHOSEN) {
      const [name, value] = [NAMES[kind][chosen], choice[chosen]];
      if (value === undefined) here.searchParams.delete(name);
      else here.searchParams.set(name, value);
    }
    const path = parseAppPath(`${here.pathname}${here.search}`);
    if (path.ok) this.#navigation.go(path.value, { replace: true, keepsake });
  }
}
