import {
  ADD_ONS,
  type ListedJurisdiction,
  listRequestFor,
  PROPERTY_TYPES,
  type ProjectFilter,
  type ProjectLists,
  ROOF_TYPES,
} from '@ridgeline/core/reports';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { SessionStore } from '../../view-model/session.store.ts';
import { jurisdictionNamed } from './jurisdiction-choice.ts';
import type { ListQuery } from './list-query.ts';

/** What a chip opens: filters that are set together. */
const CHIPS = {
  state: ['state'],
  jurisdiction: ['jurisdiction'],
  created: ['createdDateFrom', 'createdDateTo'],
  createdBy: ['createdBy'],
  projectIncludes: ['projectIncludes'],
  filter: ['propertyType', 'roofType', 'hasTheWords'],
} as const satisfies Readonly<Record<string, readonly ProjectFilter[]>>;
export type FilterChip = keyof typeof CHIPS;

/** Filters that have one of a few values. */
export const FILTER_CHOICES = {
  propertyType: PROPERTY_TYPES,
  roofType: ROOF_TYPES,
  projectIncludes: ADD_ONS,
} as const;

export type FilterValues = Readonly<Partial<Record<ProjectFilter, string>>>;

/** DASH-1: the fields that a chip opens; they narrow the list when the form is sent. */
export class ProjectFilterForm {
  opened: FilterChip | null = null;
  values: FilterValues = {};
  /** What was typed is none of the jurisdictions. */
  isUnknown = false;
  /** What the list can be narrowed to; null until it was asked for, and where that failed. */
  jurisdictions: readonly ListedJurisdiction[] | null = null;
  readonly #query: Pick<ListQuery, 'search' | 'isInTeam' | 'filterBy'>;
  readonly #lists: Pick<ProjectLists, 'jurisdictions'>;
  readonly #session: SessionStore;

  constructor(
    query: Pick<ListQuery, 'search' | 'isInTeam' | 'filterBy'>,
    lists: Pick<ProjectLists, 'jurisdictions'>,
    session: SessionStore,
  ) {
    this.#query = query;
    this.#lists = lists;
    this.#session = session;
    makeAutoObservable(this, { values: observableRef, jurisdictions: observableRef }, { autoBind: true });
  }

  /** The chips of filters that can still be set. */
  get chips(): readonly FilterChip[] {
    return (Object.keys(CHIPS) as readonly FilterChip[]).filter(
      (chip) => this.#unset(chip).length > 0 && (chip !== 'createdBy' || this.#query.isInTeam),
    );
  }

  /** The filters of the open chip. */
  get names(): readonly ProjectFilter[] {
    return this.opened === null ? [] : this.#unset(this.opened);
  }

  get isRange(): boolean {
    return this.names.some((name) => name === 'createdDateFrom' || name === 'createdDateTo');
  }

  async open(chip: FilterChip): Promise<void> {
    this.opened = chip;
    this.values = {};
    this.isUnknown = false;
    if (this.names.includes('jurisdiction')) await this.#loadJurisdictions();
  }

  close(): void {
    this.opened = null;
  }

  set(change: FilterValues): void {
    this.values = { ...this.values, ...change };
  }

  /** A value of a choice that stands alone narrows the list at once. */
  enter(name: ProjectFilter, value: string): void {
    this.set({ [name]: value });
    if (this.names.length === 1 && (name === 'state' || name in FILTER_CHOICES)) this.apply();
  }

  pick(name: ProjectFilter, value: string): void {
    this.set({ [name]: value });
    this.apply();
  }

  apply(): void {
    const { jurisdiction = '', ...others } = this.values;
    const known = jurisdictionNamed(jurisdiction, this.jurisdictions ?? []);
    this.isUnknown = known === null && this.jurisdictions !== null && jurisdiction.trim() !== '';
    if (this.isUnknown) return;
    this.close();
    this.#query.filterBy(known === null ? { ...others, jurisdiction } : this.#byJurisdiction(known));
  }

  /** With its state where other states have one of the same name. */
  #byJurisdiction({ name, state }: ListedJurisdiction): FilterValues {
    const isOne = (this.jurisdictions ?? []).filter((one) => one.name === name).length < 2;
    return { jurisdiction: name, ...(!isOne && { state }) };
  }

  #unset(chip: FilterChip): readonly ProjectFilter[] {
    const { filters } = this.#query.search;
    return CHIPS[chip].filter((name) => (filters[name] ?? '') === '');
  }

  async #loadJurisdictions(): Promise<void> {
    const { profile } = this.#session;
    if (profile === null) return;
    const person = { userId: profile.userId, teamId: profile.teamId ?? null };
    const found = await this.#lists.jurisdictions(listRequestFor(this.#query.search, person));
    if (found.ok) runInAction(() => (this.jurisdictions = found.value));
    else if (found.failure === 'signed-out') await this.#session.refused();
  }
}
