import type { Locale } from '@ridgeline/core/shared';
import { configure, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode, type ComponentType } from 'react';
import { ContainerProvider } from '../composition/container-context.tsx';
import { LanguageProvider } from '../language/use-words.tsx';
import { AnchorContext } from '../ui/anchor.tsx';
import '../ui/testing/jsdom-gaps.ts';
import { settled } from './gate.ts';
import { anchorOver } from './staged-anchor.tsx';
import { aStagedWorld } from './staged-world.ts';

// What is loaded when it is first wanted takes its time on a busy machine: a limit that only what hangs will meet.
configure({ asyncUtilTimeout: 10_000 });

/** A place to show a screen or a part of the shell, as `main` does, and a person in front of it. */
export function aStage(
  address: string,
  { locale = 'en', environment }: { readonly locale?: Locale; readonly environment?: string } = {},
) {
  const world = aStagedWorld(address, environment);
  const { container, language, navigation } = world;
  const StagedAnchor = anchorOver(navigation);
  language.choose(locale);
  // Without styles nothing is ever in a pointer's way.
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  return {
    ...world,
    user,
    /** Puts a text in a field at once, as from a clipboard: most specs need not see each letter come. */
    async fill(control: HTMLElement, text: string): Promise<void> {
      await user.clear(control);
      if (text !== '') await user.paste(text);
    },
    /** Shows it, and waits until what it asks for when it is entered has been answered. */
    async show(Screen: ComponentType): Promise<void> {
      await settled(() =>
        render(
          <StrictMode>
            <ContainerProvider container={container}>
              <LanguageProvider language={language}>
                <AnchorContext value={StagedAnchor}>
                  <Screen />
                </AnchorContext>
              </LanguageProvider>
            </ContainerProvider>
          </StrictMode>,
        ),
      );
    },
  };
}

const wordsOf = (elements: readonly HTMLElement[]): string[] =>
  elements.map(({ textContent }) => textContent.trim()).filter((text) => text !== '');

/** What is read out at once. */
export const alerts = (): string[] => wordsOf(screen.queryAllByRole('alert'));

/** What is read out when there is time. */
export const news = (): string[] => wordsOf(screen.queryAllByRole('status'));

/** What is waited for. */
export const waits = (): (string | null)[] =>
  screen.queryAllByRole('progressbar').map((bar) => bar.getAttribute('aria-label'));

/** What is said of a field beside its label: how to fill it, and what is wrong with it. */
export function notesOf(field: HTMLElement): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return wordsOf(ids.flatMap((id) => document.getElementById(id) ?? [])).join(' ');
}

/** Where a link leads. */
export const leadsTo = (name: string | RegExp): string | null =>
  screen.getByRole('link', { name }).getAttribute('href');

export const button = (name: string | RegExp): HTMLButtonElement => screen.getByRole('button', { name });
export const field = (name: string | RegExp): HTMLInputElement => screen.getByRole('textbox', { name });

/** Can be found, and cannot be pressed now. */
export const isOff = (control: HTMLButtonElement): boolean =>
  control.disabled || control.getAttribute('aria-disabled') === 'true';
