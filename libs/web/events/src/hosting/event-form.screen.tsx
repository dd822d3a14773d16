import type { HostedEvent, HostedEventForm, Language } from '@smachot/contracts';
import { useDraft, useProblemText, useTitle } from '@smachot/web-platform';
import { Button, Note, Page, PageHead, QueryStatus, SkeletonForm, useSnackbar } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { EventFields } from './event-form';
import { type EventValues, NEW_EVENT, valuesOfEvent } from './event-values';
import { useCreateEventMutation, useHostedEventQuery, useUpdateEventMutation } from './hosting-api';
import { isMissing } from './is-missing';
import { MissingEvent } from './missing-event';
import { useEventForm } from './use-event-form';
import { useHostPlace } from './use-host-place';
import styles from './hosting.module.css';

type FormProps = {
  language: Language;
  defaults: EventValues;
  submit: string;
  send: (form: HostedEventForm) => Promise<unknown>;
  /** Keeps what was typed. */
  onTyped?: (values: EventValues) => void;
};

function EventForm({ language, defaults, submit, send, onTyped }: FormProps) {
  const words = useProblemText();
  const { t } = useTranslation('events');
  const form = useEventForm(language, defaults, send, onTyped);
  return (
    <form className={styles.stack} {...form.props}>
      <EventFields form={form} />
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

/** events/new: an event is opened, of the person or of the store. */
export function NewEventScreen() {
  const { t, i18n } = useTranslation('events');
  const { store, base } = useHostPlace();
  const say = useSnackbar();
  const navigate = useNavigate();
  const [create] = useCreateEventMutation();
  const [draft, keep, forget] = useDraft(`event:${store ?? 'own'}`, NEW_EVENT);
  useTitle(t('new'));
  const send = async (form: HostedEventForm) => {
    const made = await create({ body: { ...form, ...(store ? { partnerUsername: store } : {}) } });
    if (made.error) return made.error;
    forget();
    say(t('opened'));
    await navigate(`${base}/${made.data.data.id}`);
    return undefined;
  };
  const language = i18n.language === 'en' ? 'en' : 'he';
  return (
    <Page width="narrow">
      <PageHead title={t('new')} back={base} />
      <EventForm
        {...{ language, send }}
        defaults={{ ...NEW_EVENT, ...draft }}
        submit={t('open')}
        onTyped={keep}
      />
    </Page>
  );
}

function EditEvent({ event, base }: { event: HostedEvent; base: string }) {
  const { t } = useTranslation('events');
  const say = useSnackbar();
  const navigate = useNavigate();
  const [update] = useUpdateEventMutation();
  const { id: hostedEventId, language } = event;
  // the version the form was filled from: a refusal reads the event again
  const [version] = useState(event.version);
  const send = async (form: HostedEventForm) => {
    const { error } = await update({ params: { hostedEventId }, body: { ...form, version } });
    if (error) return error;
    say(t('saved'));
    await navigate(`${base}/${hostedEventId}`);
    return undefined;
  };
  return <EventForm {...{ language, send }} defaults={valuesOfEvent(event)} submit={t('save')} />;
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
          <EditEvent event={event} base={base} />
        ) : (
          <Note icon="lock">{t('ownersOnly')}</Note>
        )
      ) : (
        <QueryStatus query={query} skeleton={<SkeletonForm fields={6} />} />
      )}
    </Page>
  );
}
