import { HostedEventForm, lengthAt } from '@smachot/contracts';
import { useFieldText } from '@smachot/web-platform';
import { Button, CheckField, Field } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { NEW_QUESTION, type QuestionValues } from './event-values';
import type { EventFormState } from './use-event-form';
import styles from './hosting.module.css';

const MOST = 5;

type QuestionProps = {
  question: QuestionValues;
  at: number;
  error: string | undefined;
  onChange: (change: Partial<QuestionValues>) => void;
  onRemove: () => void;
};

function Question({ question, at, error, onChange, onRemove }: QuestionProps) {
  const { t } = useTranslation('events');
  return (
    <div role="group" aria-label={t('form.questionNumber', { number: at + 1 })} className={styles.item}>
      <Field
        label={t('form.question')}
        value={question.text}
        maxLength={lengthAt(HostedEventForm, 'questions.0.text')}
        error={error}
        onChange={({ target }) => onChange({ text: target.value })}
      />
      <CheckField
        label={t('form.required')}
        checked={question.required}
        onChange={({ target }) => onChange({ required: target.checked })}
      />
      <div>
        <Button kind="ghost" danger onClick={onRemove}>
          {t('form.removeQuestion')}
        </Button>
      </div>
    </div>
  );
}

/** Questions that every registrant is asked. */
export function QuestionFields({ form }: { form: EventFormState }) {
  const { t } = useTranslation('events');
  const say = useFieldText();
  const { questions } = form.values;
  const set = (at: number, change: Partial<QuestionValues>) =>
    form.change({
      questions: questions.map((question, index) => (index === at ? { ...question, ...change } : question)),
    });
  return (
    <section className={styles.stack} aria-labelledby="he-questions">
      <h3 id="he-questions">{t('form.questions')}</h3>
      {questions.map((question, at) => (
        <Question
          key={question.id ?? at}
          {...{ question, at }}
          error={say(form.errors[`questions.${at}.text`])}
          onChange={(change) => set(at, change)}
          onRemove={() => form.change({ questions: questions.filter((_, index) => index !== at) })}
        />
      ))}
      {questions.length < MOST ? (
        <div>
          <Button
            kind="soft"
            icon="plus"
            onClick={() => form.change({ questions: [...questions, NEW_QUESTION] })}
          >
            {t('form.addQuestion')}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
