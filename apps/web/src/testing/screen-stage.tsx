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
import { aStagedWorld } from './staged/staged-world.ts';

// Lazy loading is slow on a busy machine: a limit that only a hanging test reaches.
configure({ asyncUtilTimeout: 10_000 });

/** Renders a screen or a part of the shell as `main` does, with a simulated user. */
export function aStage(
  address: string,
  { locale = 'en', environment }: { readonly locale?: Locale; readonly environment?: string } = {},
) {
  const world = aStagedWorld(address, environment);
  const { container, language, navigation } = world;
  const StagedAnchor = anchorOver(navigation);
  language.choose(locale);
  // Without styles nothing can block the pointer.
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  return {
    ...world,
    user,
    /** Pastes a text into a field: most specs do not need single key presses. */
    async fill(control: HTMLElement, text: string): Promise<void> {
      await user.clear(control);
      if (text !== '') await user.paste(text);
    },
    /** Renders it, and waits for the requests that it makes on entry. */
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

/** The text announced at once. */
export const alerts = (): string[] => wordsOf(screen.queryAllByRole('alert'));

/** The text announced when the screen reader is idle. */
export const news = (): string[] => wordsOf(screen.queryAllByRole('status'));

/** The loading indicator. */
export const waits = (): (string | null)[] =>
  screen.queryAllByRole('progressbar').map((bar) => bar.getAttribute('aria-label'));

/** The description of a field: its hint and its error. */
export function notesOf(field: HTMLElement): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return wordsOf(ids.flatMap((id) => document.getElementById(id) ?? [])).join(' ');
}

/** The target of a link. */
export const leadsTo = (name: string | RegExp): string | null =>
  screen.getByRole('link', { name }).getAttribute('href');

export const button = (name: string | RegExp): HTMLButtonElement => screen.getByRole('button', { name });
export const field = (name: string | RegExp): HTMLInputElement => screen.getByRole('textbox', { name });

/** Focusable, but disabled for now. */
export const isOff = (control: HTMLButtonElement): boolean =>
  control.disabled || control.getAttribute('aria-disabled') === 'true';
