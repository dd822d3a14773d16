import type { OwnTickets, RegistrationId } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { problemOf, useFormat, useTitle } from '@smachot/web-platform';
import { Button, EmptyState, Note, Page, PageHead, QueryStatus, SkeletonRows } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { OwnMessages } from './own-messages';
import { TicketActs } from './ticket-acts';
import { TicketCards } from './ticket-cards';
import { useOwnTickets } from './use-own-tickets';

const LIST = '/me/events?tab=registered';

const whyNone = ({ status, waitlisted, event }: OwnTickets) => {
  if (event.isCanceled) return 'own.eventCanceled' as const;
  if (status === 'canceled' || status === 'rejected') return `own.text.${status}` as const;
  return waitlisted ? ('tickets.waitlisted' as const) : ('tickets.waits' as const);
};

/** Why there is nothing to show at the door. */
function NoTickets({ of }: { of: OwnTickets }) {
  const { t } = useTranslation('events');
  return (
    <EmptyState
      art="event-toast"
      title={t('tickets.none')}
      text={`${t(whyNone(of))} ${of.refunded ? t('tickets.refunded') : ''}`.trim()}
      action={<Button to={LIST}>{t('tickets.toRegistrations')}</Button>}
    />
  );
}

function Tickets({ of, isKept }: { of: OwnTickets; isKept: boolean }) {
  const { t } = useTranslation('events');
  const format = useFormat();
  const { event, tickets } = of;
  useTitle(t('tickets.titleOf', { title: isolate(event.title) }));
  const place = [event.location, event.address].filter(Boolean).join(', ');
  return (
    <>
      <PageHead
        back={LIST}
        title={<bdi lang={event.language}>{event.title}</bdi>}
        note={
          <>
            {format.dateTime(event.startDatetime)} · <bdi>{place || t('online')}</bdi>
          </>
        }
      />
      {isKept ? <Note icon="clock">{t('tickets.kept')}</Note> : null}
      {tickets.length === 0 ? (
        <NoTickets of={of} />
      ) : (
        <>
          <TicketCards of={of} />
          <p className="muted small">{t('tickets.note')}</p>
          <TicketActs of={of} />
        </>
      )}
      {isKept ? null : <OwnMessages of={of} />}
    </>
  );
}

/** /me/tickets/{registration}: the tickets of a registration, to be shown at the door. */
export function OwnTicketsScreen() {
  const { t } = useTranslation('events');
  const { registrationId = '' } = useParams<{ registrationId: RegistrationId }>();
  const { query, shown, isKept } = useOwnTickets(registrationId);
  useTitle(t('tickets.title'));
  const status = query.isError ? problemOf(query.error).status : undefined;
  const isMissing = status === 404 || status === 422 || status === 400;
  return (
    <Page width="narrow">
      {shown ? (
        <Tickets of={shown} isKept={isKept} />
      ) : isMissing ? (
        <EmptyState
          heading="h1"
          art="event-toast"
          title={t('tickets.missing')}
          text={t('tickets.missingText')}
          action={<Button to={LIST}>{t('tickets.toRegistrations')}</Button>}
        />
      ) : (
        <QueryStatus heading="h1" query={query} skeleton={<SkeletonRows count={3} />} />
      )}
    </Page>
  );
}
