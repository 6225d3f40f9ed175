import { observer } from 'mobx-react-lite';
import { useWords } from '../language/use-words.tsx';
import { ComboBox } from '../ui/combo-box.tsx';
import { PlaceIcon } from '../ui/icons.tsx';
import type { VisitorAddress } from '../view-model/visitor-address.ts';
import { visitorAddressMessages } from './visitor-address.messages.ts';

type Props = {
  readonly address: VisitorAddress;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly placeholder?: string;
  readonly error: string | undefined;
};

// RPT-1 RPT-4
export const VisitorAddressField = observer(function VisitorAddressField({ address, ...rest }: Props) {
  const words = useWords(visitorAddressMessages);
  const { text, suggestions, isAnswered, type, pick } = address;
  return (
    <ComboBox
      {...rest}
      icon={<PlaceIcon />}
      name="address"
      enterKeyHint="go"
      maxLength={200}
      isRequired
      text={text}
      onTextChange={type}
      options={suggestions.map((place, at) => ({ id: String(at), label: place.address }))}
      onPick={pick}
      emptyLabel={isAnswered ? words('none-found') : undefined}
      foundLabel={words('found', { count: suggestions.length })}
    />
  );
});
