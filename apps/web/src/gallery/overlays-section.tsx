import { useState } from 'react';
import { Avatar } from '../ui/avatar.tsx';
import { Button } from '../ui/button.tsx';
import { CommandPalette } from '../ui/command-palette.tsx';
import { Dialog } from '../ui/dialog.tsx';
import {
  CalculatorIcon,
  HomeIcon,
  IntegrationIcon,
  PersonIcon,
  PlanIcon,
  PlusIcon,
  SignOutIcon,
  SunIcon,
} from '../ui/icons.tsx';
import { Cluster, Stack } from '../ui/layout.tsx';
import { Logo } from '../ui/logo.tsx';
import { Link } from '../ui/link.tsx';
import { MenuButton } from '../ui/menu-button.tsx';
import { MenuPopover } from '../ui/menu.tsx';
import { SlideInPanel } from '../ui/slide-in-panel.tsx';
import { TextField } from '../ui/text-field.tsx';
import { Section, Specimen } from './specimen.tsx';
import type { Words } from './words.en.ts';

type Open = 'form' | 'error' | 'alert' | 'trial' | 'session' | 'panel' | 'palette' | null;

export function OverlaysSection({ words }: { readonly words: Words }) {
  const [open, show] = useState<Open>(null);
  const close = (): void => show(null);
  const closing = { onClose: close, closeLabel: words.close };
  return (
    <Section id="overlays" title="Overlays">
      <Specimen name="Dialog: plain, error, alert, trial ended, not dismissible">
        <Cluster>
          <Button onPress={() => show('form')}>{words.openForm}</Button>
          <Button onPress={() => show('error')}>{words.errorDialog}</Button>
          <Button onPress={() => show('alert')}>{words.alertDialog}</Button>
          <Button onPress={() => show('trial')}>{words.trialEnded}</Button>
          <Button onPress={() => show('session')}>{words.session}</Button>
        </Cluster>
      </Specimen>
      <Specimen name="SlideInPanel, CommandPalette, MenuButton">
        <Cluster>
          <Button onPress={() => show('panel')}>{words.openPanel}</Button>
          <Button onPress={() => show('palette')}>{words.openPalette}</Button>
          <UserMenu words={words} />
        </Cluster>
      </Specimen>

      <Dialog
        isOpen={open === 'form'}
        {...closing}
        title={words.profile}
        actions={
          <>
            <Button kind="quiet" onPress={close}>
              {words.cancel}
            </Button>
            <Button kind="primary" onPress={close}>
              {words.save}
            </Button>
          </>
        }
      >
        <Stack>
          <TextField label={words.email} hint={words.emailHint} />
          <TextField label={words.phone} mark={words.optional} />
        </Stack>
      </Dialog>
      <Dialog
        kind="error"
        isOpen={open === 'error'}
        {...closing}
        title={words.errorDialog}
        actions={
          <>
            <Button onPress={close}>{words.back}</Button>
            <Button kind="primary" onPress={close}>
              {words.tryAgain}
            </Button>
          </>
        }
      >
        {words.errorDialogText}
      </Dialog>
      <Dialog
        kind="alert"
        isOpen={open === 'alert'}
        {...closing}
        title={words.alertDialog}
        actions={
          <>
            <Button kind="danger" onPress={close}>
              {words.discard}
            </Button>
            <Button kind="primary" onPress={close}>
              {words.save}
            </Button>
          </>
        }
      >
        {words.alertDialogText}
      </Dialog>
      <Dialog
        kind="trial-ended"
        isOpen={open === 'trial'}
        {...closing}
        title={words.trialEnded}
        actions={
          <>
            <Button onPress={close}>{words.explore}</Button>
            <Button kind="primary" onPress={close}>
              {words.purchase}
            </Button>
          </>
        }
      >
        {words.trialEndedText}
      </Dialog>
      <Dialog
        kind="alert"
        isOpen={open === 'session'}
        title={words.session}
        actions={
          <Button kind="primary" onPress={close}>
            {words.signIn}
          </Button>
        }
      >
        {words.sessionText}
      </Dialog>
      <SlideInPanel
        isOpen={open === 'panel'}
        {...closing}
        label={words.menu}
        head={<Logo name="Ridgeline" />}
      >
        <Stack>
          <Link kind="plain" href="#records">
            {words.projects}
          </Link>
          <Link kind="plain" href="#records">
            {words.calculators}
          </Link>
          <Link kind="plain" href="#records">
            {words.team}
          </Link>
        </Stack>
      </SlideInPanel>
      <CommandPalette
        isOpen={open === 'palette'}
        onClose={close}
        label={words.palette}
        placeholder={words.palettePlaceholder}
        emptyLabel={words.paletteEmpty}
        groups={[
          {
            id: 'go',
            label: words.goTo,
            entries: [
              { id: 'projects', label: words.projects, icon: <HomeIcon />, detail: 'G P' },
              { id: 'calculators', label: words.calculators, icon: <CalculatorIcon />, detail: 'G C' },
              { id: 'profile', label: words.profile, icon: <PersonIcon /> },
            ],
          },
          {
            id: 'do',
            label: words.doThis,
            entries: [
              { id: 'new', label: words.newProject, icon: <PlusIcon /> },
              { id: 'theme', label: words.switchTheme, icon: <SunIcon /> },
            ],
          },
        ]}
      />
    </Section>
  );
}

function UserMenu({ words }: { readonly words: Words }) {
  return (
    <MenuButton
      label={words.user}
      isRound
      renderMenu={(opened) => (
        <MenuPopover
          {...opened}
          label={words.user}
          groups={[
            {
              id: 'account',
              label: words.account,
              entries: [
                { id: 'plans', label: words.explore, icon: <PlanIcon /> },
                { id: 'integrations', label: words.integrations, icon: <IntegrationIcon /> },
                { id: 'profile', label: words.profile, icon: <PersonIcon />, detail: 'dana@example.com' },
              ],
            },
            {
              id: 'leave',
              label: words.signOut,
              isLabelHidden: true,
              entries: [{ id: 'out', label: words.signOut, icon: <SignOutIcon /> }],
            },
          ]}
        />
      )}
    >
      <Avatar name="Dana Whitlock" />
    </MenuButton>
  );
}
