import type { ProfileGateway } from '@ridgeline/core/profile';
import { pathTo } from '@ridgeline/core/routes';
import { inviteStep, type KeptInvite, readKeptInvite, type SignedIn } from '@ridgeline/core/session';
import { type MessageValues, type Preferences, say } from '@ridgeline/core/shared';
import {
  type AnswerInvite,
  type AnswerInviteFailure,
  type InviteAnswer,
  type LoadPublicTeam,
  teamsMessages,
} from '@ridgeline/core/teams';
import { reaction } from 'mobx';
import type { Language } from '../language/language.store.ts';
import type { DialogStore } from './dialogs.store.ts';
import { inviteMessages } from './invite.messages.ts';
import type { Navigation } from './navigation.ts';
import { reloadProfile } from './reload-profile.ts';
import type { SessionStore } from './session.store.ts';
import type { ToastStore } from './toasts.store.ts';

type Dependencies = {
  readonly preferences: Preferences;
  readonly loadTeam: LoadPublicTeam;
  readonly answer: AnswerInvite;
  readonly profiles: ProfileGateway;
  readonly session: SessionStore;
  readonly dialogs: DialogStore;
  readonly toasts: ToastStore;
  readonly navigation: Navigation;
  readonly language: Language;
};

type Words = (typeof inviteMessages)['en'];

/** The invite is no longer open, or this user has answered it: a retry changes nothing. */
const SETTLED: ReadonlySet<AnswerInviteFailure> = new Set([
  'not-invited',
  'already-declined',
  'already-active',
]);

/** AUTH-11 TEAM-4: handles the invite whose link was followed, once a user is signed in. */
export class InviteKeeper {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** Starts observing the session; returns the unsubscribe function. */
  keep(): () => void {
    const { session, navigation } = this.#dependencies;
    return reaction(
      // The steps after sign-in come first. A link that is followed later arrives as a change of address.
      () => [session.visit.number, this.#person !== null, navigation.address] as const,
      () => void this.#look(),
      { fireImmediately: true },
    );
  }

  get #person(): SignedIn | null {
    const { session } = this.#dependencies.session;
    const isThrough = session.is === 'signed-in' && session.termsAccepted;
    return isThrough ? session : null;
  }

  async #look(): Promise<void> {
    const { preferences, session } = this.#dependencies;
    const person = this.#person;
    const invite = person === null ? null : readKeptInvite(preferences.read('teamInvite'));
    if (person === null || invite === null) return;
    // Handled once; the code below asks the user and shows the outcome.
    preferences.forget('teamInvite');
    const { number } = session.visit;
    const team = await this.#teamNameOf(invite);
    if (session.visit.number !== number) return;
    if (person.profile.teamId === invite.teamId)
      return this.#tell('already-active', invite, team, 'accepted');
    const step = inviteStep(invite, person);
    if (step === 'join') await this.#reply(invite, team, 'accepted');
    else if (step === 'ask') this.#ask(invite, team);
    else this.#offerSwitch(invite, team, person.email);
  }

  async #teamNameOf({ teamId }: KeptInvite): Promise<string> {
    const team = await this.#dependencies.loadTeam.run(teamId);
    return team.ok ? team.value.name : this.#say('some-team');
  }

  #ask(invite: KeptInvite, team: string): void {
    const reply = (answer: InviteAnswer) => () => void this.#reply(invite, team, answer);
    this.#dependencies.dialogs.open('alert', {
      title: this.#say('ask-title', { team }),
      text: this.#say('ask-text'),
      buttons: [
        { label: this.#say('decline'), path: null, act: reply('declined') },
        { label: this.#say('join'), path: null, isMain: true, act: reply('accepted') },
      ],
    });
  }

  #offerSwitch(invite: KeptInvite, team: string, email: string): void {
    this.#dependencies.dialogs.open('alert', {
      title: this.#say('another-title'),
      text: this.#say('another-text', { team, invited: invite.email ?? '', email }),
      buttons: [
        { label: this.#say('stay'), path: null },
        { label: this.#say('switch'), path: null, isMain: true, act: () => void this.#switch(invite) },
      ],
    });
  }

  async #switch({ teamId, email }: KeptInvite): Promise<void> {
    const { session, navigation } = this.#dependencies;
    await session.signOut();
    navigation.go(pathTo('signUpWithTeam', {}, { team_id: teamId, email: email ?? undefined }));
  }

  async #reply(invite: KeptInvite, team: string, answer: InviteAnswer): Promise<void> {
    const { session, toasts, profiles } = this.#dependencies;
    const { number } = session.visit;
    const replied = await this.#dependencies.answer.run(invite.teamId, answer);
    if (session.visit.number !== number) return;
    if (!replied.ok) return this.#tell(replied.failure, invite, team, answer);
    if (answer === 'declined')
      return toasts.show({ tone: 'info', text: () => this.#say('declined', { team }) });
    toasts.show({
      tone: 'ok',
      title: () => this.#say('joined-title'),
      text: () => this.#say('joined', { team }),
    });
    await reloadProfile(session, profiles);
  }

  #tell(failure: AnswerInviteFailure, invite: KeptInvite, team: string, answer: InviteAnswer): void {
    const { dialogs, toasts, session, language } = this.#dependencies;
    if (failure === 'not-authenticated') return void session.refused();
    if (failure === 'already-active') {
      return toasts.show({ tone: 'info', text: () => this.#say('member', { team }) });
    }
    const again = {
      label: this.#say('try-again'),
      path: null,
      isMain: true,
      act: () => void this.#reply(invite, team, answer),
    };
    dialogs.open('error', {
      title: this.#say(SETTLED.has(failure) ? 'gone-title' : 'failed-title'),
      text: say(teamsMessages, language.locale, failure),
      buttons: [
        { label: this.#say('ok'), path: null },
        ...(failure === 'invite-not-answered' ? [again] : []),
      ],
    });
  }

  #say<Key extends keyof Words>(key: Key, ...values: MessageValues<Words[Key]>): string {
    return say(inviteMessages, this.#dependencies.language.locale, key, ...values);
  }
}
