import { type ApiKey, maskedKey } from '@ridgeline/core/integrations';
import { useLanguage, useWords } from '../../language/use-words.tsx';
import { integrationMessages } from './integration.messages.ts';

/** How a key ends, when it was made, and its last use. */
export function KeyDetail({ apiKey }: { readonly apiKey: ApiKey }) {
  const words = useWords(integrationMessages);
  const language = useLanguage();
  const { createdAt, lastUse } = apiKey;
  const used =
    lastUse === null
      ? words('never-used')
      : words('last-used', { date: language.dateAndTime(lastUse.at), address: lastUse.from });
  return [maskedKey(apiKey), words('created', { date: language.date(createdAt) }), used].join(' · ');
}
