import { type IssuedPaper, pdfKindMessages } from '@ridgeline/core/reports';
import { languageTag } from '@ridgeline/core/shared';
import { observer } from 'mobx-react-lite';
import { useLanguage, useWords } from '../../language/use-words.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Fact, FactList } from '../../ui/facts.tsx';
import { Heading, PageTitle, Text } from '../../ui/heading.tsx';
import { Container, Stack } from '../../ui/layout.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { paperCheckMessages } from './paper-check.messages.ts';
import type { PaperCheckViewModel } from './paper-check.view-model.ts';

// D RPT-7.2
export const PaperCheckScreen = observer(function PaperCheckScreen({
  vm,
}: {
  readonly vm: PaperCheckViewModel;
}) {
  const words = useWords(paperCheckMessages);
  return (
    <Container width="text">
      <Stack gap={6}>
        <PageTitle lead={words('lead')}>{words('title')}</PageTitle>
        <Answer vm={vm} />
      </Stack>
    </Container>
  );
});

const Answer = observer(function Answer({ vm }: { readonly vm: PaperCheckViewModel }) {
  const words = useWords(paperCheckMessages);
  switch (vm.state.is) {
    case 'loading':
      return <Spinner label={words('loading')} size={32} />;
    case 'incomplete':
      return (
        <Alert tone="warn" title={words('incomplete-title')}>
          {words('incomplete-text')}
        </Alert>
      );
    case 'unreachable':
      return (
        <Alert
          tone="danger"
          role="alert"
          title={words('unreachable-title')}
          actions={<Button onPress={() => void vm.check()}>{words('try-again')}</Button>}
        >
          {words('unreachable-text')}
        </Alert>
      );
    case 'not-known':
      return (
        <output>
          <Alert tone="danger" title={words('not-known-title')}>
            {words('not-known-text')}
          </Alert>
        </output>
      );
    case 'issued':
      return <Issued paper={vm.state.paper} seal={vm.seal ?? ''} />;
  }
});

type IssuedProps = { readonly paper: IssuedPaper; readonly seal: string };

function Issued({ paper, seal }: IssuedProps) {
  const words = useWords(paperCheckMessages);
  const kinds = useWords(pdfKindMessages);
  const language = useLanguage();
  return (
    <>
      <output>
        <Alert tone={paper.is === 'current' ? 'ok' : 'warn'} title={words(`${paper.is}-title`)}>
          {words(`${paper.is}-text`)}
        </Alert>
      </output>
      <FactList>
        <Fact term={words('paper')}>{kinds(paper.kind)}</Fact>
        <Fact term={words('report')}>{paper.reportNumber}</Fact>
        <Fact term={words('as-of')}>{language.date(paper.asOf)}</Fact>
        <Fact term={words('issued')}>{language.date(paper.issuedAt)}</Fact>
        <Fact term={words('seal')}>{inGroups(seal)}</Fact>
      </FactList>
      <Stack gap={3}>
        <Heading level={2}>{words('compare')}</Heading>
        <Text tone="second">{words(paper.parts.length > 0 ? 'compare-text' : 'nothing-to-compare')}</Text>
      </Stack>
      <div lang={languageTag(paper.locale)}>
        <Stack gap={6}>
          {paper.parts.map(({ title, lines }) => (
            <section key={title}>
              <Stack gap={2}>
                <Heading level={3}>{title}</Heading>
                <FactList>
                  {lines.map(({ name, value }, index) => (
                    // oxlint-disable-next-line react/no-array-index-key -- a name can stand twice, and the lines never change
                    <Fact key={index} term={name}>
                      {value}
                    </Fact>
                  ))}
                </FactList>
              </Stack>
            </section>
          ))}
        </Stack>
      </div>
    </>
  );
}

/** As one word it would be wider than a phone, and hard to compare. */
function inGroups(seal: string): string {
  return seal.replaceAll(/.{8}(?=.)/g, '$& ');
}
