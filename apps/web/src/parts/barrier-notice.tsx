import { Alert } from '../ui/alert.tsx';
import { LinkButton } from '../ui/link.tsx';
import type { Barrier } from '../view-model/project-barrier.ts';

/** Says what stands in the way of a new project, and what leads on. */
export function BarrierNotice({ barrier: { title, text, ways } }: { readonly barrier: Barrier }) {
  return (
    <Alert
      tone="warn"
      role="alert"
      title={title}
      {...(ways.length > 0
        ? {
            actions: ways.map(({ label, path }) => (
              <LinkButton key={label} href={path}>
                {label}
              </LinkButton>
            )),
          }
        : {})}
    >
      {text}
    </Alert>
  );
}
