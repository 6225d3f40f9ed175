import { navigationMessages, PRO_UPSELL } from '@ridgeline/core/navigation';
import { type GatedFeature, plansMessages } from '@ridgeline/core/plans';
import { type Locale, say } from '@ridgeline/core/shared';
import type { DialogContent } from '../../view-model/dialogs.store.ts';
import { headerMessages } from './header.messages.ts';

// HDR-12 HDR-13
export function featureDialog(feature: GatedFeature, locale: Locale): DialogContent {
  return {
    title: say(headerMessages, locale, feature === 'team' ? 'team-not-in-plan' : 'integrations-not-in-plan'),
    text: say(plansMessages, locale, 'feature-not-in-plan'),
    lines: PRO_UPSELL.lines.map((line) =>
      line.count === null
        ? say(navigationMessages, locale, line.line)
        : say(navigationMessages, locale, line.line, { count: line.count }),
    ),
    buttons: [
      { label: say(headerMessages, locale, 'not-now'), path: null },
      { label: say(navigationMessages, locale, 'pro-action'), path: PRO_UPSELL.leadsTo, isMain: true },
    ],
  };
}
