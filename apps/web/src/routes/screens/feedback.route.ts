import { clipboardModule } from '../../composition/clipboard.module.ts';
import { screenOf } from '../../composition/container-context.tsx';
import { draftsModule } from '../../composition/drafts.module.ts';
import { feedbackModule } from '../../composition/feedback.module.ts';
import { ownRecordsModule } from '../../composition/own-records.module.ts';
import { uniqueIdsModule } from '../../composition/unique-ids.module.ts';
import { FeedbackScreen } from '../../screens/feedback/feedback.screen.tsx';
import { FeedbackViewModel } from '../../screens/feedback/feedback.view-model.ts';

export const Component = screenOf(
  FeedbackViewModel,
  FeedbackScreen,
  clipboardModule,
  uniqueIdsModule,
  ownRecordsModule,
  draftsModule,
  feedbackModule,
);
