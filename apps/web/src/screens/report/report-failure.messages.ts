import { projectListsMessages, reportsMessages } from '@ridgeline/core/reports';
import { messages } from '@ridgeline/core/shared';

/** What can fail on a report of one's own: also that it is archived, whose words are those of the list. */
export const reportFailureMessages = messages(
  { ...reportsMessages.en, ...projectListsMessages.en },
  { ...reportsMessages.es, ...projectListsMessages.es },
);
