import type { MergeChoices, Rsvp } from '@smachot/contracts';
import { nationalPhone } from '@smachot/kernel';
import { useFormat } from '@smachot/web-platform';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../desk/table/guest-row';
import { answerThatCounts, mayKeepBothNotes, questionsOf, type MergeField, type Pair } from './merge-choices';
import styles from './duplicates.module.css';

/** A field's value in words. */
export const useFieldWords = () => {
  const { t } = useTranslation('rsvp');
  const format = useFormat();
  return (field: MergeField, value: Rsvp[MergeField]): string => {
    if (value === null || value === '') return t('conflict.nothing');
    if (field === 'attendeePhone') return nationalPhone(String(value));
    if (field === 'group') return t(`group.${value as Rsvp['group']}`);
    if (field === 'side') return t(`side.${value as NonNullable<Rsvp['side']>}`);
    if (field === 'language') return t(`language.${value as Rsvp['language']}`);
    if (field === 'estimatedNumberOfGuests') return t('seatCount', { count: Number(value) });
    return field === 'income' ? format.shekels(Number(value)) : String(value);
  };
};

type FieldProps = {
  field: MergeField;
  pair: Pair;
  value: string | undefined;
  onChoose: (value: string) => void;
};

/** The two values of one field beside each other; one of them is chosen. */
function MergeFieldChoice({ field, pair, value, onChoose }: FieldProps) {
  const { t } = useTranslation('rsvp');
  const words = useFieldWords();
  const name = useId();
  const options = pair.map((guest) => ({ value: guest._id, label: words(field, guest[field]) }));
  if (field === 'hostNote' && mayKeepBothNotes(pair))
    options.push({ value: 'both', label: t('duplicates.bothNotes') });
  return (
    <fieldset className={styles.field}>
      <legend>{t(`conflict.field.${field}`)}</legend>
      <div className={styles.pair}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              checked={value === option.value}
              onChange={() => onChoose(option.value)}
            />
            <bdi>{option.label}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Record({ guest, counts }: { guest: Rsvp; counts: boolean }) {
  const { t } = useTranslation('rsvp');
  const format = useFormat();
  const { attendeePhone, answeredAt, invitationTracking } = guest;
  return (
    <div className={styles.record}>
      <b dir="auto">{guest.attendeeName}</b>
      <span className="small muted">
        {attendeePhone ? <bdi dir="ltr">{nationalPhone(attendeePhone)}</bdi> : t('guests.noPhone')}
      </span>
      <StatusBadge guest={guest} />
      <span className="small muted">
        {answeredAt
          ? t('duplicates.answered', { when: format.dateTime(answeredAt) })
          : t('duplicates.noAnswer')}
      </span>
      {counts ? <span className="small">{t('duplicates.counts')}</span> : null}
      <span className="small muted">
        {t('duplicates.messages', { count: invitationTracking.totalAttempts })}
      </span>
    </div>
  );
}

type Props = { pair: Pair; take: MergeChoices; onChange: (take: MergeChoices) => void };

/** Two records side by side, and for each field in which they differ the question which one is right. */
export function MergeFields({ pair, take, onChange }: Props) {
  const { t } = useTranslation('rsvp');
  const counting = answerThatCounts(pair);
  const both = pair.every(({ answeredAt }) => answeredAt !== null);
  const questions = questionsOf(pair);
  return (
    <>
      <div className={styles.pair}>
        {pair.map((guest) => (
          <Record key={guest._id} guest={guest} counts={both && guest === counting} />
        ))}
      </div>
      {questions.length > 0 ? <p className="small muted">{t('duplicates.choose')}</p> : null}
      {questions.map((field) => (
        <MergeFieldChoice
          key={field}
          field={field}
          pair={pair}
          value={take[field]}
          onChoose={(value) => onChange({ ...take, [field]: value })}
        />
      ))}
    </>
  );
}
