import { ERROR_BOUNDARY, navigationMessages } from '@ridgeline/core/navigation';
import { observer } from 'mobx-react-lite';
import { useViewModel } from '../composition/container-context.tsx';
import { useWords } from '../language/use-words.tsx';
import { FailureDialog } from '../shell/failure-dialog.tsx';
import { Button } from '../ui/button.tsx';
import { BrokenScreenViewModel } from './broken-screen.view-model.ts';
import { LoadFailureViewModel } from './load-failure.view-model.ts';
import { PageNotLoaded } from './page-not-loaded.ts';

/** START-8 START-9: what stands in the place of a screen that did not come, or broke. */
export function RouteFailure({ error }: { readonly error: Error }) {
  return error instanceof PageNotLoaded ? <LoadFailure /> : <BrokenScreen />;
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
