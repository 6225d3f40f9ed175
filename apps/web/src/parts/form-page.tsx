import type { ReactNode } from 'react';
import { useWords } from '../language/use-words.tsx';
import { PageTitle } from '../ui/heading.tsx';
import { Container, Stack } from '../ui/layout.tsx';
import { shellMessages } from './shell.messages.ts';

type FormPageProps = { readonly title: string; readonly lead?: ReactNode; readonly children: ReactNode };

/** A page that contains one form. */
export function FormPage({ title, lead, children }: FormPageProps) {
  const words = useWords(shellMessages);
  return (
    <Container width="form">
      <title>{`${title} · ${words('product')}`}</title>
      <Stack gap={6}>
        <PageTitle lead={lead}>{title}</PageTitle>
        {children}
      </Stack>
    </Container>
  );
}
