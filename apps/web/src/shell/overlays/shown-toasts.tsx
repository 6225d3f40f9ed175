import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useWords } from '../../language/use-words.tsx';
import { type ToastContent, ToastRegion, Toasts } from '../../ui/toast.tsx';
import type { ToastMessage, ToastStore, ToastWords } from '../../view-model/toasts.store.ts';
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
          for (const toast of toasts.takeAll()) shown.show(contentOf(toast));
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

function contentOf({ tone, title, text, action }: ToastMessage): ToastContent {
  return {
    tone,
    title: title && <Said words={title} />,
    text: <Said words={text} />,
    action: action && { ...action, label: <Said words={action.label} /> },
  };
}

const Said = observer(function Said({ words }: { readonly words: ToastWords }) {
  return words();
});
