import { ConfiguredQuestion } from '@smachot/contracts';
import { CheckField } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { InvitationValues } from './invitation-values';
import styles from '../invitations.module.css';

/** The fixed order of the questions, independent of the order in which the boxes were ticked. */
const inOrder = (questions: readonly ConfiguredQuestion[]) =>
  ConfiguredQuestion.options.filter((one) => questions.includes(one));

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
        render={({ field }) => (
          <div>
            {ConfiguredQuestion.options.map((question) => (
              <CheckField
                key={question}
                label={t(`question.${question}.title`)}
                hint={t(`question.${question}.hint`)}
                checked={field.value.includes(question)}
                onChange={({ target }) =>
                  field.onChange(
                    inOrder(
                      target.checked
                        ? [...field.value, question]
                        : field.value.filter((one) => one !== question),
                    ),
                  )
                }
              />
            ))}
          </div>
        )}
      />
      <Controller
        control={control}
        name="showTables"
        render={({ field }) => (
          <CheckField
            kind="switch"
            label={t('form.showTables')}
            hint={t('form.showTablesHint')}
            checked={field.value}
            onChange={({ target }) => field.onChange(target.checked)}
          />
        )}
      />
      <Controller
        control={control}
        name="isRegistrationOpen"
        render={({ field }) => (
          <CheckField
            kind="switch"
            label={t('form.open')}
            hint={t('form.openHint')}
            checked={field.value}
            onChange={({ target }) => field.onChange(target.checked)}
          />
        )}
      />
    </section>
  );
}
