import { parseAppPath } from '@ridgeline/core/routes';
import type { ReactElement } from 'react';
import { BrowserAnchor, type AnchorProps } from '../ui/anchor.tsx';
import type { FakeNavigation } from './fake-navigation.ts';

/** Handles links with the fake navigation, as the router does in the app. */
export function anchorOver(navigation: FakeNavigation): (props: AnchorProps) => ReactElement {
  return function StagedAnchor({ onClick, ...rest }) {
    return (
      <BrowserAnchor
        {...rest}
        onClick={(event) => {
          onClick?.(event);
          const path = parseAppPath(rest.href);
          if (!path.ok || rest.target !== undefined) return;
          event.preventDefault();
          navigation.go(path.value);
        }}
      />
    );
  };
}
