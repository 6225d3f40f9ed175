import { observer } from 'mobx-react-lite';
import { useLanguage, useWords } from '../../language/use-words.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/card.tsx';
import { Text } from '../../ui/heading.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useKeptFocus } from '../../ui/kept-focus.ts';
import { Stack } from '../../ui/layout.tsx';
import { Select } from '../../ui/select.tsx';
import { CloseIcon } from '../../ui/signs.tsx';
import { CodeUpdatesLoading } from './code-updates-loading.tsx';
import { codeUpdatesMessages } from './code-updates.messages.ts';
import styles from './code-updates.module.css';
import type { CodeUpdatesState, CodeUpdatesViewModel } from './code-updates.view-model.ts';

type Props = { readonly vm: CodeUpdatesViewModel };

/** DASH-5 */
export const CodeUpdates = observer(function CodeUpdates({ vm }: Props) {
  const words = useWords(codeUpdatesMessages);
  const { state } = vm;
  if (state.is === 'loading') return <CodeUpdatesLoading />;
  return (
    <Sheet id="code-updates" title={words('title')}>
      {state.is === 'failed' && (
        <Alert
          tone="danger"
          role="alert"
          title={words('failed')}
          actions={<Button onPress={() => void vm.load()}>{words('try-again')}</Button>}
        >
          {words('failed-text')}
        </Alert>
      )}
      {state.is === 'ready' && <Followed vm={vm} state={state} />}
    </Sheet>
  );
});

const Followed = observer(function Followed({
  vm,
  state: { followed, lastUpdate },
}: Props & { readonly state: Extract<CodeUpdatesState, { is: 'ready' }> }) {
  const words = useWords(codeUpdatesMessages);
  const language = useLanguage();
  const list = useKeptFocus<HTMLDivElement>();
  const day = (at: number | null): string => (at === null ? words('unknown') : language.date(at));
  return (
    <Stack gap={4}>
      <Text tone="second">
        {words('text')}{' '}
        {lastUpdate === null ? words('never-changed') : words('last', { date: day(lastUpdate) })}
      </Text>
      <div ref={list} tabIndex={-1}>
        {followed.length === 0 ? (
          <Text>{words('none')}</Text>
        ) : (
          <ul className={styles['states']}>
            {followed.map(({ state, name, changedAt, localChangedAt }) => (
              <li key={state} className={styles['state']}>
                <strong>{name}</strong>
                <dl className={styles['changes']}>
                  <dt>{words('changed-on')}</dt>
                  <dd>{day(changedAt)}</dd>
                  <dt>{words('local-changed-on')}</dt>
                  <dd>{day(localChangedAt)}</dd>
                </dl>
                <IconButton
                  label={words('remove', { state: name })}
                  isDisabled={vm.changing !== null}
                  onPress={() => void vm.unfollow(state)}
                >
                  <CloseIcon size={16} />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Select
        label={words('add')}
        placeholder={words('choose')}
        options={vm.others}
        value={vm.others.some(({ id }) => id === vm.changing) ? vm.changing : null}
        onChange={(state) => void vm.follow(state)}
      />
    </Stack>
  );
});
