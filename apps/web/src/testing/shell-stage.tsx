import type { ComponentType } from 'react';
import { useViewModel } from '../composition/container-context.tsx';
import { ShellFrame } from '../routes/shell/shell-frame.tsx';
import { ShellViewModel } from '../view-model/shell.view-model.ts';
import { SignedInHeaderRoute } from '../routes/shell/signed-in-header.route.tsx';
import { aStage } from './screen-stage.tsx';

/** The whole shell around a screen, by default one with only a heading, with the guard active. */
export function aShellStage(...given: Parameters<typeof aStage>) {
  const stage = aStage(...given);
  stage.keeper.keep();
  return {
    ...stage,
    showShell: (Screen: ComponentType = OnlyAHeading) =>
      stage.show(() => (
        <ShellFrame>
          <Screen />
        </ShellFrame>
      )),
  };
}

const OnlyAHeading = () => <h1>The screen</h1>;

/** The header of a signed-in user, without the rest of the shell. */
export function SignedInHeaderAlone() {
  return <SignedInHeaderRoute shell={useViewModel(ShellViewModel)} />;
}
