import type { HostedEvent, Language, NewHostedEventForm } from '@smachot/contracts';
import { useProblemText, useTitle } from '@smachot/web-platform';
import {
  Button,
  Card,
  Note,
  Page,
  PageHead,
  QueryStatus,
  SelectField,
  SkeletonForm,
  useSnackbar,
} from '@smachot/web-ui';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { EventFields } from './event-form';
import { type EventValues, NEW_EVENT, valuesOfEvent } from './event-values';
import {
  useChangeFollowingMutation,
  useCreateEventMutation,
  useHostedEventQuery,
  useStoreEventsInfiniteQuery,
  useUpdateEventMutation,
} from './hosting-api';
import { isMissing } from './is-missing';
import { MissingEvent } from './missing-event';
import type { Selling } from './ticket-fields';
import { useEventForm } from './use-event-form';
import { useHostPlace } from './use-host-place';
import styles from './hosting.module.css';

type FormProps = {
  language: Language;
  selling: Selling;
  defaults: EventValues;
  submit: string;
  isNew?: boolean;
  /** Which dates of a series are changed. */
  extent?: ReactNode;
  send: (form: NewHostedEventForm) => Promise<unknown>;
  /** The name under which what is typed is kept. */
  draft: string;
  /** Of the saved event. */
  version?: number;
};

function EventForm(props: FormProps) {
  const { language, selling, defaults, submit, isNew = false, extent, send, ...kept } = props;
  const words = useProblemText();
  const { t } = useTranslation('events');
  const form = useEventForm(language, defaults, send, kept);
  return (
    <form className={styles.stack} {...form.props}>
      <EventFields {...{ form, selling, isNew }} />
      {extent}
      {form.problem ? <Note tone="bad">{words(form.problem)}</Note> : null}
      <Note icon="eye">{t('form.nameShown')}</Note>
      <div>
        <Button type="submit" size="large" busy={form.busy}>
          {submit}
        </Button>
      </div>
    </form>
  );
}

const sellingOf = ({ maySell }: { maySell: boolean }): Selling => (maySell ? 'allowed' : 'bank');

/** Whether tickets of a new event may cost; while that is not known the server has the word. */
const useSelling = (store: string | undefined): Selling => {
  const query = useStoreEventsInfiniteQuery(store ?? skipToken);
  const [page] = query.currentData?.pages ?? [];
  if (!store) return 'person';
  return page ? sellingOf(page) : 'allowed';
};

/** events/new: an event is opened, of the person or of the store. */
export function NewEventScreen() {
  const { t, i18n } = useTranslation('events');
  const { store, base } = useHostPlace();
  const say = useSnackbar();
  const navigate = useNavigate();
  const [create] = useCreateEventMutation();
  const selling = useSelling(store);
  useTitle(t('new'));
  const send = async (form: NewHostedEventForm) => {
    const made = await create({ body: { ...form, ...(store ? { partnerUsername: store } : {}) } });
    if (made.error) return made.error;
    say(t('opened'));
    await navigate(`${base}/${made.data.data.id}`);
    return undefined;
  };
  const language = i18n.language as Language;
  return (
    <Page width="narrow">
      <PageHead title={t('new')} back={base} />
      <EventForm
        {...{ language, selling, send }}
        isNew
        defaults={NEW_EVENT}
        draft={`event:${store ?? 'own'}`}
        submit={t('open')}
      />
    </Page>
  );
}

type Extent = 'one' | 'following';

/** Whether a change is for one date of a series, or also for those after it. */
function ExtentChoice({ extent, onChoose }: { extent: Extent; onChoose: (extent: Extent) => void }) {
  const { t } = useTranslation('events');
  const kinds = (['one', 'following'] as const).map((value) => ({
    value,
    label: t(`series.extent.${value}`),
  }));
  return (
    <Card component="section" className={styles.part} aria-label={t('series.title')}>
      <SelectField
        label={t('series.changes')}
        hint={t(`series.extentHint.${extent}`)}
        options={kinds}
        value={extent}
        onChange={({ target }) => onChoose(target.value as Extent)}
      />
    </Card>
  );
}

/** Saves an event, or it and the dates after it; tells what was done. */
const useSaving = ({ id: hostedEventId, version }: HostedEvent, extent: Extent) => {
  const { t } = useTranslation('events');
  const say = useSnackbar();
  const [update] = useUpdateEventMutation();
  const [follow] = useChangeFollowingMutation();
  return async ({ repeats: _, ...form }: NewHostedEventForm) => {
    const given = { params: { hostedEventId }, body: { ...form, version } };
    if (extent === 'one') {
      const { error } = await update(given);
      if (!error) say(t('saved'));
      return error;
    }
    const { data, error } = await follow(given);
    if (!data) return error;
    const { changed, wordsOnly } = data;
    const kept = wordsOnly > 0 ? t('series.wordsOnly', { count: wordsOnly }) : '';
    say(`${t('series.saved', { count: changed })} ${kept}`.trim());
    return undefined;
  };
};

function EditEvent({ event, base }: { event: HostedEvent; base: string }) {
  const { t } = useTranslation('events');
  const navigate = useNavigate();
  const { id: hostedEventId, version, language, series } = event;
  const [extent, choose] = useState<Extent>('one');
  const save = useSaving(event, extent);
  const send = async (form: NewHostedEventForm) => {
    const error = await save(form);
    if (!error) await navigate(`${base}/${hostedEventId}`);
    return error;
  };
  const selling = event.partnerUsername ? sellingOf(event) : 'person';
  return (
    <EventForm
      {...{ language, selling, send }}
      defaults={valuesOfEvent(event)}
      submit={t('save')}
      draft={`event:${hostedEventId}`}
      version={version}
      extent={series ? <ExtentChoice extent={extent} onChoose={choose} /> : null}
    />
  );
}

/** events/{eventId}/edit */
export function EditEventScreen() {
  const { t } = useTranslation('events');
  const { eventId = '' } = useParams();
  const { base } = useHostPlace();
  const query = useHostedEventQuery(
    { params: { hostedEventId: eventId } },
    { refetchOnMountOrArgChange: true },
  );
  const event = query.currentData;
  useTitle(t('edit'));
  if (query.isError && isMissing(query.error)) return <MissingEvent base={base} />;
  return (
    <Page width="narrow">
      <PageHead title={t('edit')} back={`${base}/${eventId}`} />
      {event ? (
        event.mayEdit ? (
          <EditEvent key={event.id} event={event} base={base} />
        ) : (
          <Note icon="lock">{t('ownersOnly')}</Note>
        )
      ) : (
        <QueryStatus query={query} skeleton={<SkeletonForm fields={6} />} />
      )}
    </Page>
  );
}
