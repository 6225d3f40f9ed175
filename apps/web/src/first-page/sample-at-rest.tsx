import { pathTo } from '@ridgeline/core/routes';
import type { ReactNode } from 'react';
import { ReportScreen } from '../screens/report/report.screen.tsx';
import { StormChoices } from '../view-model/storm-choices.ts';
import { navigationAt } from './navigation-at.ts';

/** The sample report with its head: its sheets are of today, and come with the app. */
export function sampleAtRest(): ReactNode {
  return (
    <ReportScreen
      vm={{
        state: { is: 'loading' },
        own: null,
        map: null,
        storms: new StormChoices(navigationAt(pathTo('sampleReport'))),
        isSample: true,
        isSignedIn: false,
        hasSingleKeys: false,
        enter: () => {},
        leave: () => {},
        load: async () => {},
        loadOwn: async () => {},
        adoptAgain: async () => {},
      }}
    />
  );
}
