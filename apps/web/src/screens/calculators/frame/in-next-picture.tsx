import { type ComponentType, memo, useDeferredValue } from 'react';

/** A result is painted first, and what it rests on in the next picture: so it answers a slider that moves on a phone. */
export function inNextPicture<Props extends object>(Shown: ComponentType<Props>) {
  const Kept = memo(Shown);
  return function InNextPicture(props: Props) {
    return <Kept {...useDeferredValue(props)} />;
  };
}
