import { pathTo } from '@ridgeline/core/routes';
import { rosterName } from '@ridgeline/core/teams';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { partOnDemand } from '../../parts/part-on-demand.tsx';
import { Alert, FormError } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Form } from '../../ui/form.tsx';
import { Heading, PageTitle, Text } from '../../ui/heading.tsx';
import { Cluster, Container, Stack } from '../../ui/layout.tsx';
import { Link } from '../../ui/link.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { editTeamMessages } from './edit-team.messages.ts';
import type { EditTeamViewModel } from './edit-team.view-model.ts';
import { LogoForm } from './logo-form.tsx';
import { OwnTeam } from './own-team.tsx';
import type { TeamDetails } from './team-details.ts';
import { teamMessages } from './team.messages.ts';

type Props = { readonly vm: EditTeamViewModel };

const UnsavedChanges = partOnDemand<{ readonly editor: TeamDetails; readonly savingLabel: string }>({
  load: async () => (await import('../../parts/unsaved-changes.tsx')).UnsavedChanges,
});

// TEAM-2
export const EditTeamScreen = observer(function EditTeamScreen({ vm }: Props) {
  const words = useWords(editTeamMessages);
  const general = useWords(teamMessages);
  return (
    <Container width="text">
      <Stack gap={6}>
        <OwnTeam store={vm.store} title={words('title')}>
          <Link href={pathTo('myTeam')}>{general('back')}</Link>
          <PageTitle>{words('title')}</PageTitle>
          {vm.store.isOwner ? (
            <>
              <NameForm vm={vm} />
              <LogoForm details={vm.details} url={vm.store.team?.logoUrl ?? null} />
              <OwnerForm vm={vm} />
            </>
          ) : (
            <Alert tone="info">{words('owner-only')}</Alert>
          )}
        </OwnTeam>
      </Stack>
    </Container>
  );
});

const NameForm = observer(function NameForm({ vm: { details } }: Props) {
  const words = useWords(editTeamMessages);
  const failure = details.wordsOf(details.nameFailure);
  return (
    <Card padding="l">
      <Form onSubmit={details.save}>
        <TextField
          label={words('name')}
          value={details.name}
          onChange={details.type}
          maxLength={100}
          autoComplete="organization"
          error={details.nameFailure === 'team-name-missing' ? failure : undefined}
        />
        <FormError>{details.nameFailure === 'team-name-missing' ? null : failure}</FormError>
        <Cluster>
          <Button type="submit" kind="primary" isPending={details.isSaving} pendingLabel={words('saving')}>
            {words('save')}
          </Button>
        </Cluster>
      </Form>
      {details.hasUnsavedChanges && <UnsavedChanges editor={details} savingLabel={words('saving')} />}
    </Card>
  );
});

const OwnerForm = observer(function OwnerForm({ vm }: Props) {
  const words = useWords(editTeamMessages);
  return (
    <Card padding="l">
      <Stack gap={4}>
        <Heading level={2} id="owner">
          {words('owner')}
        </Heading>
        <Text tone="second">{words('owner-text')}</Text>
        {vm.candidates.length === 0 ? (
          <Text>{words('owner-alone')}</Text>
        ) : (
          <>
            <Select
              label={words('new-owner')}
              placeholder={words('choose')}
              options={vm.candidates.map((entry) => ({
                id: entry.id,
                label: `${rosterName(entry)}, ${entry.email}`,
              }))}
              value={vm.newOwner}
              onChange={vm.choose}
            />
            <Cluster>
              <Button isDisabled={vm.newOwner === null} onPress={vm.askToChangeOwner}>
                {words('change-owner')}
              </Button>
            </Cluster>
          </>
        )}
      </Stack>
    </Card>
  );
});
