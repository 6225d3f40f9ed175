import { type ComponentType, type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { useWords } from '../language/use-words.tsx';
import { Alert, type AlertProps } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { partOnDemandMessages } from './part-on-demand.messages.ts';

type OnDemand<Props extends object> = {
  readonly load: () => Promise<ComponentType<Props>>;
  /** What else has to be there before it can be shown. */
  readonly prepare?: (props: Props) => Promise<unknown>;
  /** Stands in its place meanwhile. */
  readonly Waiting?: ComponentType<Props>;
  /** Says that it could not be loaded; without it, that is said in its place. */
  readonly Failed?: ComponentType<Props & Retry>;
  /** Loads the page anew, if that can be done. */
  readonly reload?: () => Promise<void>;
};

export type Retry = { readonly onRetry: () => void };

/**
 * A part of a screen whose code is loaded when it is shown. If it cannot be loaded, that is said in its place, with a button that
 * asks again; the rest of the screen stays.
 */
export function partOnDemand<Props extends object>({
  load,
  prepare,
  Waiting = Nothing,
  Failed,
  reload = reloadIfReached,
}: OnDemand<Props>) {
  let loaded: ComponentType<Props> | null = null;
  const loading = async (): Promise<ComponentType<Props>> => (loaded ??= await load());

  function PartOnDemand(props: Props) {
    const [state, setState] = useState<{
      readonly Part: ComponentType<Props> | null;
      readonly failures: number;
    }>(() => ({ Part: prepare === undefined ? loaded : null, failures: 0 }));
    const [tries, setTries] = useState(0);
    const asked = useRef(props);
    const isShown = state.Part !== null;
    useEffect(() => {
      if (isShown) return;
      let isGone = false;
      Promise.all([loading(), prepare?.(asked.current)]).then(
        // In time slices, so that the page responds to input in between.
        ([Part]) => isGone || startTransition(() => setState(({ failures }) => ({ Part, failures }))),
        () => {
          if (isGone) return;
          // A browser keeps the failure of an import for as long as the page is open.
          if (tries > 0) void reload();
          setState({ Part: null, failures: tries + 1 });
        },
      );
      return () => {
        isGone = true;
      };
    }, [tries, isShown]);
    const { Part, failures } = state;
    if (Part === null && failures > tries) {
      const onRetry = () => setTries(tries + 1);
      return Failed === undefined ? <NotLoaded onRetry={onRetry} /> : <Failed {...props} onRetry={onRetry} />;
    }
    if (Part === null) return <Waiting {...props} />;
    // The button that had the focus is gone.
    return failures > 0 && Failed === undefined ? (
      <Focused>
        <Part {...props} />
      </Focused>
    ) : (
      <Part {...props} />
    );
  }
  /** Loads its code before it is shown. */
  PartOnDemand.preload = (): void => void loading().catch(() => {});
  PartOnDemand.isLoaded = (): boolean => loaded !== null;
  return PartOnDemand;
}

/** Not without a connection: the app would be gone. */
async function reloadIfReached(): Promise<void> {
  const answer = await fetch('/app-config.json', { cache: 'no-store' }).catch(() => null);
  if (answer?.ok === true) window.location.reload();
}

export function NotLoaded({ onRetry, dismiss }: Retry & Pick<AlertProps, 'dismiss'>) {
  const words = useWords(partOnDemandMessages);
  return (
    <Alert
      tone="danger"
      role="alert"
      title={words('not-loaded')}
      dismiss={dismiss}
      actions={<Button onPress={onRetry}>{words('try-again')}</Button>}
    >
      {words('not-loaded-text')}
    </Alert>
  );
}

function Focused({ children }: { readonly children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => part.current?.focus(), []);
  return (
    <div ref={part} tabIndex={-1}>
      {children}
    </div>
  );
}

function Nothing() {
  return null;
}
