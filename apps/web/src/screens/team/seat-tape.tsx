import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { Tape } from '../../ui/tape.tsx';
import type { MyTeamViewModel } from './my-team.view-model.ts';
import { teamMessages } from './team.messages.ts';

export const SeatTape = observer(function SeatTape({ vm: { seats } }: { readonly vm: MyTeamViewModel }) {
  const words = useWords(teamMessages);
  if (seats === null) return null;
  const { taken, held, total } = seats;
  const label = [
    words('seats-of', { taken: taken + held, total }),
    ...(held > 0 ? [words('seats-held', { count: held })] : []),
  ];
  return <Tape label={label.join(', ')} total={total} taken={taken} held={held} />;
});
