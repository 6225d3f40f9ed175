import { SURVEY_QUESTIONS, surveyMessages } from '@ridgeline/core/marketing';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/card.tsx';
import { Form } from '../../ui/form.tsx';
import { Text } from '../../ui/heading.tsx';
import { Cluster } from '../../ui/layout.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { feedbackScreenMessages } from './feedback.messages.ts';
import type { SurveyForm } from './survey-form.ts';

export const Survey = observer(function Survey({ form }: { readonly form: SurveyForm }) {
  const words = useWords(feedbackScreenMessages);
  const asked = useWords(surveyMessages);
  const { answers } = form;
  if (answers === null) return null;
  return (
    <Sheet id="survey" title={words('survey')}>
      <Form onSubmit={form.save}>
        <Text tone="second" size="xs">
          {words('survey-lead')}
        </Text>
        {SURVEY_QUESTIONS.map((question) => (
          <RadioGroup
            key={question.name}
            label={asked(question.words)}
            name={question.name}
            options={question.answers.map((answer) => ({ id: answer.id, label: asked(answer.words) }))}
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
