import { type RepeatDate, RepeatForm } from '@smachot/contracts';
import { REPEATS } from '@smachot/kernel';
import { useFieldText, useFormat, useProblemText } from '@smachot/web-platform';
import { CheckField, DateField, Field, Note, SelectField } from '@smachot/web-ui';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';
import { usePreviewRepeatsQuery } from './hosting-api';
import { type RepeatValues, repeatsOf } from './repeat-values';
import styles from './hosting.module.css';

/** Instants of the first date; undefined while they are not typed. */
type Times = { startDatetime: string | undefined; endDatetime: string | undefined };
type Props = {
  values: RepeatValues;
  change: (changed: Partial<RepeatValues>) => void;
  /** Codes by field. */
  errors: Readonly<Record<string, string>>;
  times: Times;
};

/** One date that would be opened; those that touch Shabbat or a holiday say so. */
function PreviewDate({
  date,
  first,
  values,
  change,
}: Pick<Props, 'values' | 'change'> & { date: RepeatDate; first: boolean }) {
  const { t } = useTranslation('events');
  const format = useFormat();
  const { leaveOut } = values;
  const name = format.longDate(date.startDatetime);
  const label = date.rest ? `${name} · ${t(`repeat.rest.${date.rest}`)}` : name;
  return (
    <li>
      <CheckField
        label={label}
        disabled={first}
        checked={first || !leaveOut.includes(date.day)}
        onChange={({ target }) =>
          change({
            leaveOut: target.checked ? leaveOut.filter((day) => day !== date.day) : [...leaveOut, date.day],
          })
        }
      />
    </li>
  );
}

/** The dates of what was chosen, once it is complete, each of which may be left out. */
function Preview({ values, change, times }: Omit<Props, 'errors'>) {
  const { t } = useTranslation('events');
  const words = useProblemText();
  const { startDatetime, endDatetime } = times;
  const repeats = RepeatForm.safeParse({ ...repeatsOf(values), leaveOut: [] });
  const ready = repeats.success && startDatetime && endDatetime && startDatetime < endDatetime;
  const { currentData, error } = usePreviewRepeatsQuery(
    ready ? { body: { startDatetime, endDatetime, repeats: repeats.data } } : skipToken,
  );
  if (!ready) return <p className="muted small">{t('repeat.incomplete')}</p>;
  if (error) return <Note tone="warn">{words(error)}</Note>;
  if (!currentData) return null;
  const { dates } = currentData;
  const opened = dates.filter(({ day }, at) => at === 0 || !values.leaveOut.includes(day));
  const rests = opened.some(({ rest }) => rest);
  return (
    <fieldset className={styles.dates}>
      <legend>{t('repeat.dates', { count: opened.length })}</legend>
      {rests ? <Note tone="warn">{t('repeat.restNote')}</Note> : null}
      <ul>
        {dates.map((date, at) => (
          <PreviewDate key={date.day} date={date} first={at === 0} values={values} change={change} />
        ))}
      </ul>
    </fieldset>
  );
}

function End({ values, change, errors }: Omit<Props, 'times'>) {
  const { t } = useTranslation('events');
  const say = useFieldText();
  const ends = (['times', 'until'] as const).map((value) => ({ value, label: t(`repeat.end.${value}`) }));
  return (
    <div className={styles.pair}>
      <SelectField
        label={t('repeat.ends')}
        options={ends}
        value={values.repeatEnd}
        onChange={({ target }) =>
          change({ repeatEnd: target.value as RepeatValues['repeatEnd'], leaveOut: [] })
        }
      />
      {values.repeatEnd === 'times' ? (
        <Field
          ltr
          inputMode="numeric"
          label={t('repeat.times')}
          hint={t('repeat.timesHint')}
          value={values.repeatTimes}
          error={say(errors['repeatTimes'])}
          onChange={({ target }) => change({ repeatTimes: target.value })}
        />
      ) : (
        <DateField
          label={t('repeat.until')}
          hint={t('repeat.untilHint')}
          value={values.repeatUntil}
          error={say(errors['repeatUntil'])}
          onChange={(repeatUntil) => change({ repeatUntil })}
        />
      )}
    </div>
  );
}

/** Whether an event repeats, until when, and on which dates. */
export function RepeatFields({ values, change, errors, times }: Props) {
  const { t } = useTranslation('events');
  const kinds = [
    { value: '' as const, label: t('repeat.once') },
    ...REPEATS.map((value) => ({ value, label: t(`repeat.every.${value}`) })),
  ];
  return (
    <>
      <SelectField
        label={t('repeat.label')}
        options={kinds}
        value={values.repeatEvery}
        onChange={({ target }) =>
          change({ repeatEvery: target.value as RepeatValues['repeatEvery'], leaveOut: [] })
        }
      />
      {values.repeatEvery === '' ? null : (
        <>
          <End values={values} change={change} errors={errors} />
          <Preview values={values} change={change} times={times} />
        </>
      )}
    </>
  );
}
