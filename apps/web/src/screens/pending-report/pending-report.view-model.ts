import {
  type AnonymousReportFailure,
  type CreateAnonymousReport,
  PROPERTY_TYPES,
  type PropertyType,
  type ReportWish,
  ROOF_TYPES,
  type RoofType,
  type SettleAddress,
  wishToQuery,
} from '@ridgeline/core/reports';
import { pathTo } from '@ridgeline/core/routes';
import type { UniqueIds } from '@ridgeline/core/session';
import { requiredText } from '@ridgeline/core/shared';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Navigation } from '../../view-model/navigation.ts';
import type { SessionStore } from '../../view-model/session.store.ts';
import type { VisitorAddress } from '../../view-model/visitor-address.ts';
import type { VisitorReport } from '../../view-model/visitor-report.store.ts';

type Order = { readonly wish: string; readonly key: string };

/** RPT-4 NAV-3: the visitor's choices for a property, and the sample report created from them. */
export class PendingReportViewModel {
  readonly address: VisitorAddress;
  propertyType: PropertyType;
  roofType: RoofType;
  wasSubmitted = false;
  isMaking = false;
  failure: AnonymousReportFailure | null = null;
  /** The text that names no address. */
  unreadable: string | null = null;
  readonly #create: CreateAnonymousReport;
  readonly #settle: SettleAddress;
  readonly #ids: UniqueIds;
  readonly #report: VisitorReport;
  readonly #session: SessionStore;
  readonly #navigation: Navigation;
  /** Idempotency key: a retry after a lost connection creates no second report. */
  #order: Order | null = null;

  constructor(
    create: CreateAnonymousReport,
    settle: SettleAddress,
    address: VisitorAddress,
    ids: UniqueIds,
    report: VisitorReport,
    session: SessionStore,
    navigation: Navigation,
  ) {
    this.#create = create;
    this.#settle = settle;
    this.#ids = ids;
    this.#report = report;
    this.#session = session;
    this.#navigation = navigation;
    const { address: written, propertyType, roofType } = navigation.query;
    this.address = address;
    address.begin(written ?? '');
    this.propertyType = PROPERTY_TYPES.find((type) => type === propertyType) ?? 'residential';
    this.roofType = ROOF_TYPES.find((type) => type === roofType) ?? 'steep-slope';
    makeAutoObservable(this, { address: false, failure: observableRef }, { autoBind: true });
  }

  /** RPT-1: who is signed in orders a project instead. */
  enter(): void {
    if (this.#session.profile === null) return;
    const { text } = this.address;
    const address = text === '' ? undefined : text;
    this.#navigation.go(pathTo('addressLookup', {}, { address }), { replace: true });
  }

  get addressProblem(): 'required-field' | 'address-unreadable' | null {
    const { text } = this.address;
    if (this.wasSubmitted && !requiredText(text).ok) return 'required-field';
    return text === this.unreadable ? 'address-unreadable' : null;
  }

  leave(): void {
    this.address.leave();
  }

  choosePropertyType(type: string): void {
    this.propertyType = PROPERTY_TYPES.find((one) => one === type) ?? this.propertyType;
  }

  chooseRoofType(type: string): void {
    this.roofType = ROOF_TYPES.find((one) => one === type) ?? this.roofType;
  }

  async submit(): Promise<void> {
    this.wasSubmitted = true;
    const { text } = this.address;
    if (!requiredText(text).ok || this.isMaking) return;
    this.isMaking = true;
    this.failure = null;
    const place = await this.#settle.run(text);
    if (place === null) {
      runInAction(() => {
        this.isMaking = false;
        this.unreadable = text;
      });
      return;
    }
    // What is shown is what the report is of.
    if (text === this.address.text) this.address.begin(place.address);
    const wish: ReportWish = { place, propertyType: this.propertyType, roofType: this.roofType };
    const made = await this.#create.run(wish, this.#keyOf(wish));
    runInAction(() => {
      this.isMaking = false;
      this.failure = made.ok ? null : made.failure;
    });
    if (!made.ok) return;
    const number = made.value.reportNumber;
    this.#report.made(number);
    this.#navigation.go(pathTo('report', { number }, { sample: 'true' }), { replace: true });
  }

  #keyOf(wish: ReportWish): string {
    const text = JSON.stringify(wishToQuery(wish));
    if (this.#order?.wish !== text) this.#order = { wish: text, key: this.#ids.next() };
    return this.#order.key;
  }
}
