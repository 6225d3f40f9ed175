import { pathTo } from '@ridgeline/core/routes';
import { shownTeamRole, type TeamRole, teamsMessages } from '@ridgeline/core/teams';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useLanguage, useWords } from '../../language/use-words.tsx';
import { FormError } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { focusFirstWrong } from '../../ui/first-wrong.ts';
import { Stack } from '../../ui/layout.tsx';
import { Link } from '../../ui/link.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Select } from '../../ui/select.tsx';
import { TokenField } from '../../ui/token-field.tsx';
import { InviteLines } from './invite-lines.tsx';
import { myTeamMessages } from './my-team.messages.ts';
import styles from './invite-card.module.css';
import type { MyTeamViewModel } from './my-team.view-model.ts';
import { teamMessages } from './team.messages.ts';

// TEAM-2 TEAM-4
export const InviteCard = observer(function InviteCard({ vm }: { readonly vm: MyTeamViewModel }) {
  const words = useWords(myTeamMessages);
  const general = useWords(teamMessages);
  const core = useWords(teamsMessages);
  const { locale } = useLanguage();
  const titleId = useId();
  const { form, seats } = vm;
  const isFull = seats?.free === 0;
  const missing = form.isMissing ? core('emails-missing') : undefined;
  const wrong = form.invalid.length > 0 ? words('not-addresses', { count: form.invalid.length }) : missing;
  return (
    <Card padding="m">
      <section aria-labelledby={titleId}>
        <Stack gap={3}>
          <h2 id={titleId} className={styles['inviteTitle']}>
            {words('invite-title')}
          </h2>
          <form
            className={styles['invite']}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void form.send();
              focusFirstWrong(event.currentTarget);
            }}
          >
            <TokenField
              label={words('invite-title')}
              isLabelHidden
              placeholder={words('add-another')}
              tokens={form.written.map(({ text, email }) => ({ text, isWrong: email === null }))}
              value={form.typed}
              onChange={form.type}
              onAdd={form.add}
              onRemove={form.drop}
              onCorrect={form.correct}
              removeLabel={(text) => words('drop-address', { text })}
              correctLabel={(text) => words('correct-address', { text })}
              inputMode="email"
              hint={general('roles-mean')}
              error={wrong}
            />
            <Select
              label={words('role')}
              isLabelHidden
              placeholder={words('choose')}
              options={form.roles.map((role) => ({ id: role, label: shownTeamRole(role, locale) }))}
              value={form.role}
              onChange={(role) => form.choose(role as TeamRole)}
            />
            <Button
              type="submit"
              kind="primary"
              isDisabled={isFull}
              isPending={form.isSending}
              pendingLabel={words('sending')}
            >
              {form.count === 0 ? words('send-none') : words('send', { count: form.count })}
            </Button>
          </form>
          {isFull && seats !== null && (
            <p className={styles['note']}>
              {words('no-seats', { total: seats.total })}{' '}
              {vm.store.isOwner && <Link href={pathTo('plans')}>{general('see-plans')}</Link>}
            </p>
          )}
          {form.progress !== null && (
            <Progress
              label={words('sending')}
              value={form.progress.done}
              max={form.progress.total}
              valueText={words('sent-of', form.progress)}
            />
          )}
          <div>
            <FormError>{form.failure?.()}</FormError>
            <InviteLines form={form} />
          </div>
        </Stack>
      </section>
    </Card>
  );
});
