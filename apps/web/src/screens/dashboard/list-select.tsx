import { useState } from 'react';
import { afterAnswer } from '../../ui/after-answer.ts';
import { Select, type SelectProps } from '../../ui/select.tsx';

type Props = Pick<SelectProps, 'options' | 'value' | 'onChange'> & { readonly label: string };

/** Changes how the list is read: shows its choice at once, and the list begins to change after the paint of that. */
export function ListSelect({ label, options, value, onChange }: Props) {
  const [chosen, choose] = useState<string | null>(null);
  return (
    <Select
      label={label}
      isLabelHidden
      placeholder={label}
      options={options}
      value={chosen ?? value}
      onChange={(next) => {
        choose(next);
        afterAnswer(() => {
          onChange(next);
          choose(null);
        });
      }}
    />
  );
}
