import { BANK_NOTES_MAX } from '@smachot/contracts';
import { Field, FieldProblem } from '@smachot/web-ui';
import { useId, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { OTHER_REASON, REASON_CHOICES, type ReasonChoice } from './decision';
import styles from './bank-details.module.css';

export type ReasonValues = { choice: ReasonChoice | null; text: string };

type Props = {
  values: ReasonValues;
  /** A rejection was wanted without a reason. */
  missing: boolean;
  onChange: (values: ReasonValues) => void;
  /** The group, to move the focus to. */
  group: Ref<HTMLFieldSetElement>;
};

/** The reason the store gets with a rejection. */
export function ReasonFields({ values, missing, onChange, group }: Props) {
  const { t } = useTranslation('admin');
  const name = useId();
  const needsText = values.choice === OTHER_REASON;
  return (
    <fieldset
      ref={group}
      className={styles.reasons}
      aria-describedby={missing ? `${name}-missing` : undefined}
    >
      <legend>{t('bank.reason')}</legend>
      {REASON_CHOICES.map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            className="check"
            name={name}
            checked={values.choice === choice}
            onChange={() => onChange({ ...values, choice })}
          />
          {t(`bank.reasons.${choice}`)}
        </label>
      ))}
      {needsText ? (
        <Field
          multiline
          minRows={2}
          label={t('bank.ownReason')}
          value={values.text}
          maxLength={BANK_NOTES_MAX}
          error={missing ? t('bank.reasonMissing') : undefined}
          onChange={({ target }) => onChange({ ...values, text: target.value })}
        />
      ) : (
        <FieldProblem id={`${name}-missing`}>{missing ? t('bank.reasonMissing') : null}</FieldProblem>
      )}
    </fieldset>
  );
}
