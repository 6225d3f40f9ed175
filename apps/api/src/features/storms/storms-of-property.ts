import { stormFacts } from '@ridgeline/core/storms';
import timeZoneAt from '@photostructure/tz-lookup';
import {
  type AuthorityFacts,
  type NamedAuthority,
  ReportContent,
  type Property,
  type ReportFacts,
} from '../../ports/report-content.port.ts';
import type { StormHistoryAt } from './storm-history.repository.ts';

/** Adds hail and wind near the property, from the files that are loaded, to content that does not tell them itself. */
export class StormsOfProperty extends ReportContent {
  readonly #content: ReportContent;
  readonly #stormsAt: StormHistoryAt;

  constructor(content: ReportContent, stormsAt: StormHistoryAt) {
    super();
    this.#content = content;
    this.#stormsAt = stormsAt;
  }

  override async of(property: Property): Promise<ReportFacts | null> {
    const found = await this.#content.of(property);
    if (!found?.place) return found;
    const { latitude, longitude } = found.place;
    const around = { point: found.place, timeZone: timeZoneAt(latitude, longitude) };
    const told = new Set(found.facts.map(({ name }) => name));
    const storms = stormFacts(await this.#stormsAt(found.place), around);
    return { ...found, facts: [...found.facts, ...storms.filter(({ name }) => !told.has(name))] };
  }

  /** Storms do not depend on who governs. */
  override underAuthority(property: Property, authority: NamedAuthority): Promise<AuthorityFacts> {
    return this.#content.underAuthority(property, authority);
  }
}
