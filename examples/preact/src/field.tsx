type FieldProps = {
  readonly label: string;
  readonly value: string;
  readonly onInput: (value: string) => void;
};

export function Field({ label, value, onInput }: FieldProps) {
  return (
    <label>
      {label}
      <input value={value} onInput={(event) => onInput(event.currentTarget.value)} />
    </label>
  );
}

type CheckProps = {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
};

export function Check({ label, checked, onChange }: CheckProps) {
  return (
    <label>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
      {label}
    </label>
  );
}
