import type { ToastMessage } from '../view-model/toasts.store.ts';

/** A toast with its words, in the language that they are read in now. */
export function asRead({ tone, title, text, action }: ToastMessage) {
  return {
    tone,
    title: title?.(),
    text: text(),
    action: action && { label: action.label(), onPress: action.onPress },
  };
}
