import { useWords } from '../language/use-words.tsx';
import { shellMessages } from '../shell/shell.messages.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Container } from '../ui/layout.tsx';

/** START-8: a page that could not be loaded, or broke while it was shown. */
export function LoadFailure() {
  const words = useWords(shellMessages);
  return (
    <Container width="text">
      <Alert
        tone="danger"
        role="alert"
        title={words('load-failed')}
        actions={
          <>
            <Button onPress={() => window.history.back()}>{words('back')}</Button>
            <Button kind="primary" onPress={() => window.location.reload()}>
              {words('try-again')}
            </Button>
          </>
        }
      >
        {words('load-failed-text')}
      </Alert>
    </Container>
  );
}
