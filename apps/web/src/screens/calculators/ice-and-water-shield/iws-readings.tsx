import { withUnit } from '@ridgeline/core/calculators';
import { observer } from 'mobx-react-lite';
import { useLanguage, useWords } from '../../../language/use-words.tsx';
import { calculatorMessages } from '../frame/calculator.messages.ts';
import { ReadingsTable, signed } from '../frame/readings-table.tsx';
import { iwsMessages, partyMessages } from './iws.messages.ts';
import type { IwsViewModel } from './iws.view-model.ts';

/** CALC-2: what an inspector, a roofer and an adjuster may count of the same roof. */
export const IwsReadings = observer(function IwsReadings({ vm }: { readonly vm: IwsViewModel }) {
  const words = useWords(iwsMessages);
  const parties = useWords(partyMessages);
  const general = useWords(calculatorMessages);
  const { locale } = useLanguage();
  return (
    <ReadingsTable
      title={words('readings')}
      lead={words('readings-text')}
      columns={[
        words('reading'),
        words('counted'),
        words('up-the-slope'),
        words('area'),
        words('order'),
        words('against-yours'),
      ]}
      rows={vm.readings.map(({ party, reading, measure, depthIn, totalSf, rolls, differenceSf }) => ({
        title: party === 'yours' ? general('yours') : parties(party),
        isOwn: party === 'yours',
        cells: [
          `${words(measure)}, ${words(reading).toLocaleLowerCase()}`,
          withUnit(Math.round(depthIn * 100) / 100, 'in', locale),
          withUnit(totalSf, 'sf', locale),
          withUnit(rolls, 'roll', locale),
          party === 'yours' ? '–' : signed(differenceSf, withUnit(Math.abs(differenceSf), 'sf', locale)),
        ],
      }))}
    />
  );
});
