import { ConfiguredQuestion } from '@smachot/contracts';
import { CheckField } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormSwitch } from './form-switch';
import type { InvitationValues } from './invitation-values';
import styles from '../invitations.module.css';

/** The fixed order of the questions, independent of the order in which the boxes were ticked. */
const inOrder = (questions: readonly ConfiguredQuestion[]) =>
  ConfiguredQuestion.options.filter((one) => questions.includes(one));

type BoxesProps = { value: ConfiguredQuestion[]; onChange: (questions: ConfiguredQuestion[]) => void };

function QuestionBoxes({ value, onChange }: BoxesProps) {
  const { t } = useTranslation('rsvp');
  return (
    <div>
      {ConfiguredQuestion.options.map((question) => (
        <CheckField
          key={question}
          label={t(`question.${question}.title`)}
          hint={t(`question.${question}.hint`)}
          checked={value.includes(question)}
          onChange={({ target }) =>
            onChange(inOrder(target.checked ? [...value, question] : value.filter((one) => one !== question)))
          }
        />
      ))}
    </div>
  );
}

export function QuestionsPart() {
  const { t } = useTranslation('rsvp');
  const { control } = useFormContext<InvitationValues>();
  return (
    <section className={clsx('card', styles.formPart)}>
      <h2>{t('form.questions')}</h2>
      <p className="muted small">{t('form.questionsNote')}</p>
      <Controller
        control={control}
        name="questions"
        render={({ field }) => <QuestionBoxes value={field.value} onChange={field.onChange} />}
      />
      <FormSwitch name="showTables" label={t('form.showTables')} hint={t('form.showTablesHint')} />
      <FormSwitch name="isRegistrationOpen" label={t('form.open')} hint={t('form.openHint')} />
    </section>
  );
}
