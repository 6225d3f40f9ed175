import {
  applyProfileChanges,
  type Choice,
  DebouncedSave,
  type ChoiceListGateway,
  professionLabel,
  professionMessages,
  PROFESSIONS,
  type ProfileChanges,
  profileMessages,
  type ProfileSaveFailure,
  type SaveProfession,
} from '@ridgeline/core/profile';
import { type Clock, type Result, say, type Timer } from '@ridgeline/core/shared';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Language } from '../../language/language.store.ts';
import type { SessionStore } from '../../view-model/session.store.ts';
import type { ToastStore } from '../../view-model/toasts.store.ts';

type Dependencies = {
  readonly session: SessionStore;
  readonly language: Language;
  readonly toasts: ToastStore;
  readonly choiceLists: ChoiceListGateway;
  readonly saveProfession: SaveProfession;
  readonly clock: Clock;
  readonly timer: Timer;
};

type Professions =
  | { readonly are: 'loading' }
  | { readonly are: 'there'; readonly choices: readonly Choice[] }
  | { readonly are: 'missing' };

/** The built-in list of professions. */
const OUR_PROFESSIONS: readonly Choice[] = Object.entries(professionMessages.en).map(([value, label]) => ({
  value,
  label,
}));

/** PROF-2 PROF-5: the optional profession. A choice is saved automatically; core decides when. */
export class ProfessionField {
  professions: Professions = { are: 'loading' };
  /** The choice that is being saved. */
  chosen: string | null = null;
  readonly #dependencies: Dependencies;
  readonly #save: DebouncedSave<string, ProfileSaveFailure>;
  /** The number of the visit whose profession this is. */
  readonly #visit: number;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.#visit = dependencies.session.visit.number;
    this.#save = new DebouncedSave<string, ProfileSaveFailure>(
      dependencies.clock,
      dependencies.timer,
      this.#saved,
      {
        save: (value) => this.#send(value),
        tell: (outcome) => this.#tell(outcome),
      },
    );
    makeAutoObservable(this, { professions: observableRef }, { autoBind: true });
  }

  /** '' for none. */
  get value(): string {
    return this.chosen ?? this.#saved;
  }

  get canChoose(): boolean {
    return this.professions.are === 'there';
  }

  get isMissing(): boolean {
    return this.professions.are === 'missing';
  }

  get isSaving(): boolean {
    return this.value !== this.#saved;
  }

  /** API-4: includes the current value, even if the list no longer has it. */
  get choices(): readonly Choice[] {
    const { locale } = this.#dependencies.language;
    const listed = this.professions.are === 'there' ? this.professions.choices : [];
    const isListed = this.value === '' || listed.some(({ value }) => value === this.value);
    const all = isListed ? listed : [...listed, knownAs(this.value)];
    return all.map((choice) => ({ ...choice, label: professionLabel(choice, locale) }));
  }

  async load(): Promise<void> {
    const list = await this.#dependencies.choiceLists.configList(PROFESSIONS);
    runInAction(() => {
      this.professions = list.ok ? { are: 'there', choices: list.value } : { are: 'missing' };
    });
  }

  choose(value: string): void {
    this.chosen = value;
    this.#save.leave(value);
  }

  flush(): Promise<void> {
    return this.#save.flush();
  }

  get #saved(): string {
    return this.#dependencies.session.profile?.professionType?.trim() ?? '';
  }

  async #send(value: string): Promise<Result<ProfileChanges, ProfileSaveFailure>> {
    const { session, saveProfession } = this.#dependencies;
    const answer = await saveProfession.run(value);
    const { profile } = session;
    runInAction(() => {
      if (answer.ok && profile !== null) {
        session.profileChanged(applyProfileChanges(profile, answer.value), this.#visit);
      }
      // A later choice is still being saved.
      if (this.chosen === value) this.chosen = null;
    });
    return answer;
  }

  // PROF-5
  #tell(outcome: Result<string, ProfileSaveFailure>): void {
    const { session, toasts, language } = this.#dependencies;
    if (session.profile === null || session.visit.number !== this.#visit) return;
    if (!outcome.ok && outcome.failure === 'signed-out') return void session.refused();
    toasts.show({
      tone: outcome.ok ? 'ok' : 'danger',
      text: () => say(profileMessages, language.locale, outcome.ok ? 'saved' : outcome.failure),
    });
  }
}

/** API-4: a value in neither list is shown unchanged. */
function knownAs(value: string): Choice {
  return OUR_PROFESSIONS.find((one) => one.value === value) ?? { value, label: value };
}
