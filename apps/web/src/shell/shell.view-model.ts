import type { Locale, Session } from '@ridgeline/core';
import { makeAutoObservable } from 'mobx';
import type { Language } from '../language/language.store.ts';
import type { GuardKeeper } from '../view-model/guard-keeper.ts';
import type { Navigation } from '../view-model/navigation.ts';
import type { SessionStore } from '../view-model/session.store.ts';

export class ShellViewModel {
  readonly #session: SessionStore;
  readonly #keeper: GuardKeeper;
  readonly #language: Language;
  readonly #navigation: Navigation;

  constructor(session: SessionStore, keeper: GuardKeeper, language: Language, navigation: Navigation) {
    this.#session = session;
    this.#keeper = keeper;
    this.#language = language;
    this.#navigation = navigation;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get session(): Session {
    return this.#session.session;
  }

  /** A screen shows only where the guard lets it: on the way elsewhere, or before anybody is known, none does. */
  get showsScreen(): boolean {
    return this.#keeper.verdict.go === 'stay';
  }

  get email(): string | null {
    return this.session.is === 'signed-in' ? this.session.email : null;
  }

  get locale(): Locale {
    return this.#language.locale;
  }

  get path(): string {
    return this.#navigation.address.split(/[?#]/)[0] ?? '/';
  }

  chooseLanguage(locale: Locale): void {
    this.#language.choose(locale);
  }

  async signOut(): Promise<void> {
    await this.#session.signOut();
  }

  async retry(): Promise<void> {
    await this.#session.retry();
  }
}
