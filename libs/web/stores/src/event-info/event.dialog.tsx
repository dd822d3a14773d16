import { type Language, maxLengthOf, Occasion, Participants } from '@smachot/contracts';
import { wallTime } from '@smachot/kernel';
import { now, useFieldText, useFormat, usePlaceSearch } from '@smachot/web-platform';
import { Button, DateField, Dialog, Field, PlaceField, SelectField } from '@smachot/web-ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import {
  infoOf,
  USUAL_TIME,
  valuesOf,
  type Ask,
  type EventInfo,
  type EventProblems,
  type EventValues,
} from './event-info';
import styles from './event-info.module.css';

type PartProps = {
  ask: Ask;
  values: EventValues;
  problems: EventProblems;
  onChange: (patch: Partial<EventValues>) => void;
};

function What({ ask, values, onChange }: PartProps) {
  const { t } = useTranslation('stores');
  return (
    <SelectField
      label={t('event.what')}
      value={values.celebrating}
      options={[
        { value: '', label: t('event.noOccasion') },
        ...Occasion.options.map((type) => ({ value: type, label: t(`event.types.${type}`) })),
      ]}
      autoFocus={ask === 'what'}
      onChange={({ target }) =>
        onChange({ celebrating: Occasion.options.find((type) => type === target.value) ?? '' })
      }
    />
  );
}

function When({ ask, values, problems, onChange }: PartProps) {
  const { t } = useTranslation('stores');
  const format = useFormat();
  const say = useFieldText();
  const { day } = values;
  return (
    <div className={styles.pair}>
      <DateField
        label={t('event.day')}
        value={day}
        min={wallTime(now()).day}
        hint={day ? format.longDate(`${day}T12:00:00Z`) : undefined}
        error={say(problems.day)}
        autoFocus={ask === 'when'}
        onChange={(day) => onChange({ day: day })}
      />
      <Field
        ltr
        type="time"
        label={t('event.time')}
        value={values.time || (day ? USUAL_TIME : '')}
        hint={t('event.israelTime')}
        onChange={({ target }) => onChange({ time: target.value })}
      />
    </div>
  );
}

function Where({ ask, values, onChange }: PartProps) {
  const { t, i18n } = useTranslation('stores');
  const search = usePlaceSearch(i18n.language as Language);
  const known = values.place?.geocode && values.place.address === values.address.trim();
  return (
    <PlaceField
      label={t('event.where')}
      listLabel={t('event.placesFound')}
      hint={values.address && !known ? t('event.placeUnknown') : t('event.placeHint')}
      value={values.address}
      places={search.places}
      autoFocus={ask === 'where'}
      onType={search.type}
      onChange={({ target }) => onChange({ address: target.value })}
      onClose={search.close}
      onChoose={(place) =>
        void search.choose(place).then((chosen) => onChange({ address: chosen.address, place: chosen }))
      }
    />
  );
}

function Who({ ask, values, problems, onChange }: PartProps) {
  const { t } = useTranslation('stores');
  const say = useFieldText();
  return (
    <Field
      label={t('event.who')}
      hint={t('event.whoHint')}
      inputMode="numeric"
      autoComplete="off"
      maxLength={maxLengthOf(Participants)}
      startIcon="users"
      value={values.participants}
      error={say(problems.participants)}
      autoFocus={ask === 'who'}
      onChange={({ target }) => onChange({ participants: target.value.replace(/[^\d]/g, '') })}
    />
  );
}

type EventDialogProps = {
  /** The question that was pressed; null: closed. */
  ask: Ask | null;
  info: EventInfo;
  /** The button's label. */
  save: string;
  onSave: (info: EventInfo) => void;
  onClose: () => void;
};

/** The dialog for occasion, time, place and number of participants, shared by all screens. */
export function EventDialog({ ask, onClose, ...rest }: EventDialogProps) {
  const { t } = useTranslation('stores');
  if (ask === null) return null;
  return (
    <Dialog open onClose={onClose} title={t('event.title')}>
      <EventForm ask={ask} {...rest} />
    </Dialog>
  );
}

function EventForm({ ask, info, save, onSave }: Omit<EventDialogProps, 'onClose'> & { ask: Ask }) {
  const [values, setValues] = useState(() => valuesOf(info));
  const [problems, setProblems] = useState<EventProblems>({});
  const part: PartProps = {
    ask,
    values,
    problems,
    onChange: (patch) => {
      setValues((before) => ({ ...before, ...patch }));
      setProblems({});
    },
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = infoOf(values, now());
    if (read.ok) onSave(read.info);
    else setProblems(read.problems);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <What {...part} />
      <When {...part} />
      <Where {...part} />
      <Who {...part} />
      <Button type="submit" size="large" block>
        {save}
      </Button>
    </form>
  );
}
