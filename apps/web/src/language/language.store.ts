import { dateFormat, type Instant, languageTag, type Locale, LOCALES } from '@ridgeline/core/shared';
import { makeAutoObservable } from 'mobx';

const KEPT_AS = 'ridgeline.language';

/** The user's language: chosen, else the browser's, else English. */
export class Language {
  locale: Locale;
  readonly #storage: Pick<Storage, 'getItem' | 'setItem'>;

  constructor(storage: Pick<Storage, 'getItem' | 'setItem'>, preferred: readonly string[]) {
    this.#storage = storage;
    this.locale = localeIn([storage.getItem(KEPT_AS) ?? '', ...preferred]);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get tag(): 'en-US' | 'es-US' {
    return languageTag(this.locale);
  }

  choose(locale: Locale): void {
    this.locale = locale;
    this.#storage.setItem(KEPT_AS, locale);
  }

  /** Without a choice in this browser, which would outlast the person. */
  follow(locale: Locale): void {
    this.locale = locale;
  }

  date(instant: Instant): string {
    return dateFormat(this.tag, { dateStyle: 'medium' }).format(instant);
  }

  dateAndTime(instant: Instant): string {
    return dateFormat(this.tag, { dateStyle: 'medium', timeStyle: 'short' }).format(instant);
  }
}

function localeIn(tags: readonly string[]): Locale {
  for (const tag of tags) {
    const found = LOCALES.find((locale) => tag.toLowerCase().startsWith(locale));
    if (found) return found;
  }
  return 'en';
}
