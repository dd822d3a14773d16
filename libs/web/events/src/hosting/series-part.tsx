import { type HostedEvent, repeatHostedEvent, type SeriesDate } from '@smachot/contracts';
import { useContractForm, useFormat, useProblemText } from '@smachot/web-platform';
import { Badge, Button, Card, Note, useSnackbar } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useRepeatEventMutation } from './hosting-api';
import { RepeatFields } from './repeat-fields';
import { ONCE, REPEAT_PATHS, type RepeatValues, repeatsOf } from './repeat-values';
import styles from './hosting.module.css';

type Props = { event: HostedEvent; base: string };

/** One date, with the way to it. */
function DateRow({ date, own, base }: { date: SeriesDate; own: boolean; base: string }) {
  const { t } = useTranslation('events');
  const format = useFormat();
  const when = format.dateTime(date.startDatetime);
  const { canceled, participantCount } = date;
  return (
    <li className={styles.row}>
      <span className="grow">
        {own ? <b aria-current="page">{when}</b> : null}
        {!own && canceled ? <s>{when}</s> : null}
        {!own && !canceled ? <Link to={`${base}/${date.id}`}>{when}</Link> : null}
      </span>
      {canceled ? (
        <Badge icon="x">{t('series.canceled')}</Badge>
      ) : (
        <Badge icon="users">
          {participantCount === 0 ? t('nobodyRegistered') : t('registered', { count: participantCount })}
        </Badge>
      )}
    </li>
  );
}

/** Opens further dates; those the series has already stay as they are. */
function MoreDates({ event, onDone }: { event: HostedEvent; onDone: () => void }) {
  const { t } = useTranslation('events');
  const words = useProblemText();
  const say = useSnackbar();
  const [repeat] = useRepeatEventMutation();
  const defaults: RepeatValues = { ...ONCE, repeatEvery: event.series?.repeats.every ?? 'week' };
  const form = useContractForm(repeatHostedEvent.body, {
    defaults,
    wireOf: (values) => ({ repeats: repeatsOf(values) ?? undefined }),
    paths: REPEAT_PATHS,
    send: async (body) => {
      const { error } = await repeat({ params: { hostedEventId: event.id }, body });
      if (error) return error;
      say(t('series.added'));
      onDone();
      return undefined;
    },
  });
  return (
    <form className={styles.stack} {...form.props}>
      <p className="muted small">{t('series.addNote')}</p>
      <RepeatFields values={form.values} change={form.change} errors={form.errors} times={event} />
      {form.problem ? <Note tone="bad">{words(form.problem)}</Note> : null}
      <div className="row wrap">
        <Button type="submit" busy={form.busy} disabled={form.values.repeatEvery === ''}>
          {t('series.add')}
        </Button>
        <Button kind="ghost" onClick={onDone}>
          {t('series.stay')}
        </Button>
      </div>
    </form>
  );
}

/** The dates of an event, and the way to open more of them. */
export function SeriesPart({ event, base }: Props) {
  const { t } = useTranslation('events');
  const [adding, setAdding] = useState(false);
  const { series, mayEdit } = event;
  if (!series && !mayEdit) return null;
  return (
    <Card component="section" className={styles.part} aria-labelledby="he-series">
      <h2 id="he-series">{t('series.title')}</h2>
      {series ? (
        <ul className={styles.list}>
          {series.dates.map((date) => (
            <DateRow key={date.id} date={date} own={date.id === event.id} base={base} />
          ))}
        </ul>
      ) : (
        <p className="muted">{t('series.once')}</p>
      )}
      {adding ? <MoreDates event={event} onDone={() => setAdding(false)} /> : null}
      {mayEdit && !adding ? (
        <div>
          <Button kind="line" icon="plus" onClick={() => setAdding(true)}>
            {t('series.open')}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}
