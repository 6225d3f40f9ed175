import { reaction } from 'mobx';
import { useEffect, useState } from 'react';
import { useWords } from '../../language/use-words.tsx';
import { ToastRegion, Toasts } from '../../ui/toast.tsx';
import type { ToastStore } from '../../view-model/toasts.store.ts';
import { shellMessages } from '../../parts/shell.messages.ts';

/** NOTE-1: shows the toasts of the store at the bottom left. */
export function ShownToasts({ toasts }: { readonly toasts: ToastStore }) {
  const words = useWords(shellMessages);
  const [shown] = useState(() => new Toasts());
  useEffect(() => {
    const stops = [
      reaction(
        () => toasts.clearings,
        () => shown.clear(),
      ),
      reaction(
        () => toasts.waiting,
        () => {
          for (const toast of toasts.takeAll()) shown.show(toast);
        },
        { fireImmediately: true },
      ),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [toasts, shown]);
  return <ToastRegion toasts={shown} label={words('notices')} closeLabel={words('close')} />;
}
