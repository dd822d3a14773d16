import type { EventId, Invitation, RsvpStats } from '@smachot/contracts';
import { expectedSeats } from '@smachot/lifecycles';
import { now, useAddressParams, useStoredEvent, useStoreEvent, useTitle } from '@smachot/web-platform';
import { Note, Page, SkeletonDesk } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { GuestSheet } from '../guest/guest.sheet';
import { AboveInvited } from './guests/above-invited';
import { useDeskStatsQuery } from './guests/guests-api';
import { useInvitationQuery } from '../invitations/invitations-api';
import { InvitationStatus } from '../invitations/invitation-status';
import { DuplicatesLine } from '../duplicates/duplicates-line';
import { MayEdit, roleMayEdit, useMayEdit } from '../may-edit';
import { useAddressPatch } from '../use-address-patch';
import { CallList } from './calls/call-list';
import { useChosenGuests, type ChosenGuests } from './selection/chosen-guests';
import { ConflictHost } from './table/conflict.dialog';
import { DeskDates } from './event/desk-dates';
import { DeskDialogs } from './desk-dialogs';
import { DeskDock } from './desk-dock';
import { DeskHero } from './event/desk-hero';
import { DeskOrders } from './orders/desk-orders';
import { DeskRounds } from './orders/desk-rounds';
import { DeskProblemHost } from './desk-problem';
import { EventOverProvider } from './event/event-over';
import { readFilter, type GuestFilter } from './filters/filters';
import { DeskRetry } from './calls/desk-retry';
import { FirstGuests, GuestsCard } from './table/guests-card';
import { DeskInbox } from '../inbox/desk-inbox';
import { DeskChange } from '../send/desk-change';
import { DeskSendings } from '../send/desk-sendings';
import { DeskStats, SeatsCard } from './event/seats-card';
import { useGuestList, type GuestListState } from './guests/use-guest-list';
import { useNextSend } from './event/use-next-send';
import { useLiveDesk } from './use-live-desk';
import deskStyles from './desk.module.css';
import styles from './desk.screen.module.css';

/** The event this person works on, for the rest of the product. */
const useRemembered = (invitation: Invitation, stats: RsvpStats) => {
  const { _id: eventId, occasion: celebrating, date: datetime, location } = invitation;
  const participants = expectedSeats(stats, invitation.closingDate, now()) || null;
  const stored = useStoredEvent();
  const store = useStoreEvent();
  const known =
    stored.eventId === eventId &&
    stored.celebrating === celebrating &&
    stored.participants === participants &&
    stored.datetime === datetime &&
    stored.location?.address === location.address &&
    stored.location.placeId === location.placeId;
  useEffect(() => {
    if (!known) store({ eventId, celebrating, participants, datetime, location });
  }, [known, store, eventId, celebrating, participants, datetime, location]);
};

type DeskProps = { invitation: Invitation; stats: RsvpStats };
type WithGuests = DeskProps & { filter: GuestFilter; list: GuestListState; chosen: ChosenGuests };

const isAhead = ({ date }: Invitation): boolean => new Date(date) > now();

/** What happens around the event: seats, messages, dates, orders and calls. */
function DeskRail({ invitation, stats, chosen }: DeskProps & { chosen: ChosenGuests }) {
  const eventId = invitation._id;
  const mayEdit = useMayEdit();
  const hasGuests = stats.records > 0;
  const ahead = hasGuests && isAhead(invitation);
  return (
    <div className={styles.rail}>
      {hasGuests ? <SeatsCard stats={stats} eventId={eventId} /> : null}
      {stats.facets.aboveInvited > 0 ? (
        <AboveInvited eventId={eventId} mayEdit={mayEdit} className={deskStyles.second} />
      ) : null}
      <DeskInbox eventId={eventId} />
      <DeskSendings eventId={eventId} />
      {mayEdit && ahead ? <DeskRetry invitation={invitation} chosen={chosen} /> : null}
      <DeskDates invitation={invitation} />
      {mayEdit && ahead ? <DeskRounds invitation={invitation} /> : null}
      <DeskOrders eventId={eventId} offers={mayEdit && ahead} />
      {ahead ? <CallList invitation={invitation} stats={stats} /> : null}
    </div>
  );
}

/** The guests: totals, likely duplicates and the table. */
function DeskGuests({ stats, ...rest }: WithGuests) {
  const { t } = useTranslation('rsvp');
  const mayEdit = useMayEdit();
  return (
    <div className={styles.middle}>
      {mayEdit ? null : <Note icon="eye">{t('cohosts.viewing')}</Note>}
      {stats.records > 0 ? <DeskStats stats={stats} /> : null}
      {mayEdit && stats.records > 1 ? <DuplicatesLine eventId={rest.invitation._id} /> : null}
      {stats.records > 0 ? <GuestsCard stats={stats} {...rest} /> : mayEdit ? <FirstGuests /> : null}
    </div>
  );
}

function Desk({ invitation, stats }: DeskProps) {
  const eventId = invitation._id;
  const [params] = useAddressParams();
  const { open } = useAddressPatch();
  const filter = readFilter(params);
  const list = useGuestList(eventId, filter);
  const chosen = useChosenGuests(eventId);
  useLiveDesk(eventId, list.refresh);
  useRemembered(invitation, stats);
  const mayEdit = useMayEdit();
  const next = useNextSend({ invitation, stats, filter, chosen: chosen.selection });
  const send = () => next && open({ send: next.kind, to: next.to });
  const guestId = params.get('guest');
  const idle = stats.records === 0 || (!isAhead(invitation) && !next);
  return (
    <EventOverProvider invitation={invitation} stats={stats}>
      <div className={guestId ? clsx(styles.desk, styles.hasGuest) : styles.desk}>
        <DeskHero invitation={invitation} next={next} onSend={send} />
        {mayEdit ? <DeskChange eventId={eventId} /> : null}
        <DeskRail invitation={invitation} stats={stats} chosen={chosen} />
        <DeskGuests invitation={invitation} stats={stats} filter={filter} list={list} chosen={chosen} />
        {guestId ? <GuestSheet key={guestId} invitation={invitation} guestId={guestId} /> : null}
      </div>
      {mayEdit ? <DeskDock next={next} onSend={send} chosen={chosen} idle={idle} /> : null}
      <DeskDialogs invitation={invitation} stats={stats} list={list} chosen={chosen} />
    </EventOverProvider>
  );
}

/** What guests answered while another screen was open was heard there alone. */
const ANEW = { refetchOnMountOrArgChange: true };

export function DeskScreen() {
  const { eventId = '' } = useParams<{ eventId: EventId }>();
  const invitation = useInvitationQuery({ params: { eventId } }, ANEW);
  const stats = useDeskStatsQuery(eventId, ANEW);
  useTitle(invitation.data?.title);
  return (
    <Page width="work">
      {invitation.data && stats.data ? (
        <DeskProblemHost>
          <ConflictHost>
            <MayEdit value={roleMayEdit(invitation.data.role)}>
              <Desk key={eventId} invitation={invitation.data} stats={stats.data} />
            </MayEdit>
          </ConflictHost>
        </DeskProblemHost>
      ) : (
        <InvitationStatus
          heading="h1"
          query={invitation.isError ? invitation : stats}
          skeleton={<SkeletonDesk />}
        />
      )}
    </Page>
  );
}
