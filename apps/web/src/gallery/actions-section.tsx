import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import {
  AppleIcon,
  ArchiveIcon,
  CopyIcon,
  ForwardIcon,
  GoogleIcon,
  MicrosoftIcon,
  MoreIcon,
  PlusIcon,
  RemoveIcon,
} from '../ui/icons.tsx';
import { Cluster, Stack } from '../ui/layout.tsx';
import { ExternalLink, Link, LinkButton } from '../ui/link.tsx';
import { MenuButton } from '../ui/menu-button.tsx';
import { MenuPopover } from '../ui/menu.tsx';
import { Tooltip } from '../ui/tooltip.tsx';
import { Section, Specimen } from './specimen.tsx';
import type { Words } from './words.en.ts';

export function ActionsSection({ words }: { readonly words: Words }) {
  const [isPending, wait] = useState(false);
  return (
    <Section id="actions" title="Actions">
      <Specimen name="Button: kinds">
        <Cluster>
          <Button kind="primary" icon={<PlusIcon />}>
            {words.newProject}
          </Button>
          <Button>{words.save}</Button>
          <Button kind="quiet">{words.cancel}</Button>
          <Button kind="danger" icon={<RemoveIcon />}>
            {words.remove}
          </Button>
        </Cluster>
        <Cluster>
          <Button kind="primary" isDisabled>
            {words.newProject}
          </Button>
          <Button isDisabled>{words.save}</Button>
          <Button kind="quiet" isDisabled>
            {words.cancel}
          </Button>
          <Button kind="danger" isDisabled>
            {words.remove}
          </Button>
        </Cluster>
        <Cluster>
          <Button kind="primary" isPending pendingLabel={words.saving}>
            {words.save}
          </Button>
          <Button isPending pendingLabel={words.saving}>
            {words.save}
          </Button>
          <Button isPending={isPending} pendingLabel={words.saving} onPress={() => wait(true)}>
            {words.save}
          </Button>
        </Cluster>
      </Specimen>
      <Specimen name="Button: sizes, IconButton, Tooltip, Menu">
        <Cluster>
          <Button kind="primary" size="l" iconAfter={<ForwardIcon />}>
            {words.explore}
          </Button>
          <Button kind="primary">{words.explore}</Button>
          <Button size="s">{words.apply}</Button>
          <Button size="s" kind="quiet">
            {words.clearFilters}
          </Button>
        </Cluster>
        <Cluster>
          <Tooltip text={words.copyTip}>
            <IconButton label={words.copyTip}>
              <CopyIcon />
            </IconButton>
          </Tooltip>
          <IconButton label={words.archive} kind="secondary">
            <ArchiveIcon />
          </IconButton>
          <IconButton label={words.newProject} kind="primary" size="l" isRound>
            <PlusIcon size={24} />
          </IconButton>
          <IconButton label={words.archive} isDisabled>
            <ArchiveIcon />
          </IconButton>
          <MenuButton
            label={words.more}
            renderMenu={(opened) => (
              <MenuPopover
                {...opened}
                label={words.more}
                groups={[
                  {
                    id: 'row',
                    label: words.more,
                    isLabelHidden: true,
                    entries: [
                      { id: 'copy', label: words.copyTip, icon: <CopyIcon /> },
                      { id: 'archive', label: words.archive, icon: <ArchiveIcon />, isDisabled: true },
                    ],
                  },
                  {
                    id: 'danger',
                    label: words.remove,
                    isLabelHidden: true,
                    entries: [{ id: 'remove', label: words.remove, icon: <RemoveIcon />, isDanger: true }],
                  },
                ]}
              />
            )}
          >
            <MoreIcon />
          </MenuButton>
        </Cluster>
      </Specimen>
      <Specimen name="Button: isWide">
        <Stack gap={2}>
          <Button isWide icon={<GoogleIcon />}>
            Google
          </Button>
          <Button isWide icon={<AppleIcon />}>
            Apple
          </Button>
          <Button isWide icon={<MicrosoftIcon />}>
            Microsoft
          </Button>
          <Button isWide kind="primary">
            {words.signIn}
          </Button>
        </Stack>
      </Specimen>
      <Specimen name="Link, ExternalLink, LinkButton">
        <Cluster gap={6}>
          <Link href="#records">{words.learnMore}</Link>
          <Link kind="plain" href="#records">
            {words.profile}
          </Link>
          <ExternalLink href="https://www.iccsafe.org/" newTabLabel={words.newTab}>
            iccsafe.org
          </ExternalLink>
        </Cluster>
        <Cluster>
          <LinkButton href="#records">{words.toDashboard}</LinkButton>
          <LinkButton kind="quiet" href="#records" iconAfter={<ForwardIcon />}>
            {words.explore}
          </LinkButton>
        </Cluster>
      </Specimen>
    </Section>
  );
}
