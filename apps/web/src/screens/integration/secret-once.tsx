import { Alert, type AlertProps } from '../../ui/alert.tsx';
import { CodeBlock } from '../../ui/code-block.tsx';
import { Stack } from '../../ui/layout.tsx';

type Props = Pick<AlertProps, 'title' | 'role'> & {
  /** That it is not shown again. */
  readonly text: string;
  readonly label: string;
  readonly secret: string;
  readonly copyLabel: string;
  readonly onCopy: (secret: string) => Promise<void>;
};

/** A secret that was just made. */
export function SecretOnce({ title, role, text, label, secret, copyLabel, onCopy }: Props) {
  return (
    <Alert tone="ok" role={role} title={title}>
      <Stack gap={2}>
        <p>{text}</p>
        <CodeBlock
          label={label}
          code={secret}
          copyLabel={copyLabel}
          onCopy={() => void onCopy(secret)}
          wraps
        />
      </Stack>
    </Alert>
  );
}
