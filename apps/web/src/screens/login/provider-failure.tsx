import { sessionMessages } from '@ridgeline/core/session';
import { validationMessages } from '@ridgeline/core/shared';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { FormError } from '../../ui/alert.tsx';
import type { ProviderSignIn } from '../../view-model/provider-sign-in.ts';

type Props = { readonly provider: Pick<ProviderSignIn, 'failure'> };

/** Why the sign-in by a provider failed, on every screen that offers one. */
export const ProviderFailure = observer(function ProviderFailure({ provider: { failure } }: Props) {
  const failures = useWords(sessionMessages);
  const problems = useWords(validationMessages);
  if (failure === null) return <FormError />;
  return <FormError>{failure === 'email-invalid' ? problems(failure) : failures(failure)}</FormError>;
});
