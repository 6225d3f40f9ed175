import { ERROR_BOUNDARY, navigationMessages } from '@ridgeline/core/navigation';
import { observer } from 'mobx-react-lite';
import { useLocation, useRouteError } from 'react-router-dom';
import { useViewModel } from '../composition/container-context.tsx';
import { useWords } from '../language/use-words.tsx';
import { FailureDialog } from '../parts/failure-dialog.tsx';
import { Button } from '../ui/button.tsx';
import { BrokenScreenViewModel } from '../view-model/broken-screen.view-model.ts';
import { LoadFailureViewModel } from '../view-model/load-failure.view-model.ts';
import { PageNotLoaded } from '../parts/page-not-loaded.ts';

/** START-8 START-9: shown in place of a screen that could not be loaded, or threw an error. */
export function RouteFailure() {
  const error = useRouteError();
  const { key } = useLocation();
  return error instanceof PageNotLoaded ? <LoadFailure key={key} /> : <BrokenScreen />;
}

const LoadFailure = observer(function LoadFailure() {
  const vm = useViewModel(LoadFailureViewModel);
  const words = useWords(navigationMessages);
  if (!vm.isAsking) return null;
  return (
    <FailureDialog
      title={words('oops')}
      text={words('page-not-loaded')}
      actions={
        <>
          <Button onPress={vm.back}>{words('back')}</Button>
          <Button kind="primary" onPress={vm.tryAgain}>
            {words('try-again')}
          </Button>
        </>
      }
    />
  );
});

function BrokenScreen() {
  const vm = useViewModel(BrokenScreenViewModel);
  const words = useWords(navigationMessages);
  return (
    <FailureDialog
      title={words(ERROR_BOUNDARY.title)}
      actions={
        <Button kind="primary" onPress={vm.startOver}>
          {words(ERROR_BOUNDARY.action)}
        </Button>
      }
    />
  );
}
