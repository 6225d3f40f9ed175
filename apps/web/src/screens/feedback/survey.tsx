import { observer } from 'mobx-react-lite';
import { useLanguage, useWords } from '../../language/use-words.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/card.tsx';
import { Form } from '../../ui/form.tsx';
import { Text } from '../../ui/heading.tsx';
import { Cluster } from '../../ui/layout.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Skeleton, Waiting } from '../../ui/skeleton.tsx';
import { feedbackScreenMessages } from './feedback.messages.ts';
import type { SurveyForm } from './survey-form.ts';

export const Survey = observer(function Survey({ form }: { readonly form: SurveyForm }) {
  const words = useWords(feedbackScreenMessages);
  const { locale } = useLanguage();
  if (form.state === null) return form.isLoading && <Loading />;
  const { survey, answers } = form.state;
  return (
    <Sheet id="survey" title={words('survey')}>
      <Form onSubmit={form.save}>
        <Text tone="second" size="xs">
          {words('survey-lead')}
        </Text>
        {survey.questions.map((question) => (
          <RadioGroup
            key={question.name}
            label={question.label[locale]}
            name={question.name}
            options={question.answers.map((answer) => ({ id: answer.id, label: answer.label[locale] }))}
            value={answers[question.name] ?? null}
            onChange={(answer) => form.choose(question.name, answer)}
          />
        ))}
        <Cluster>
          <Button
            type="submit"
            isDisabled={!form.isChanged}
            isPending={form.isSaving}
            pendingLabel={words('saving')}
          >
            {words('save')}
          </Button>
        </Cluster>
      </Form>
    </Sheet>
  );
});

/** The footer waits with it: the survey would push it down. */
function Loading() {
  const words = useWords(feedbackScreenMessages);
  return (
    <Waiting label={words('survey-loading')}>
      <Skeleton shape="block" />
    </Waiting>
  );
}
