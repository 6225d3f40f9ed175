import { projectListsMessages, readingMessages, reportsMessages } from '@ridgeline/core/reports';
import { messages } from '@ridgeline/core/shared';

/** What can fail on a report of one's own: also that it is archived, whose words are those of the list. */
export const reportFailureMessages = messages(
  { ...reportsMessages.en, ...readingMessages.en, ...projectListsMessages.en },
  { ...reportsMessages.es, ...readingMessages.es, ...projectListsMessages.es },
);
