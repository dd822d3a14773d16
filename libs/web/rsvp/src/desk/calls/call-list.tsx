import { Avatar, Badge, Button, Icon } from '@smachot/web-ui';
import type { Invitation, RsvpStats } from '@smachot/contracts';
import { nationalPhone } from '@smachot/kernel';
import { callsDueFrom } from '@smachot/lifecycles';
import { now, useAddressParams, useFormat } from '@smachot/web-platform';
import { clsx } from 'clsx';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSomeGuestsQuery } from '../guests/guests-api';
import { withChanges } from '../../use-address-patch';
import { seatsAtStake, whoToCall, type CallCandidate } from './call-order';
import deskStyles from '../desk.module.css';
import styles from './call-list.module.css';

const SHOWN = 3;

function CallRow({ candidate: { guest, reason } }: { candidate: CallCandidate }) {
  const { t } = useTranslation('rsvp');
  const [params] = useAddressParams();
  const phone = guest.attendeePhone ?? '';
  return (
    <li className={styles.call}>
      <Avatar name={guest.attendeeName} />
      <Link
        className={styles.who}
        to={`?${withChanges(params, { guest: guest._id })}`}
        preventScrollReset
        state={{ openedHere: true }}
      >
        <span className={styles.name}>
          <b className="ell" dir="auto">
            {guest.attendeeName}
          </b>
          <span className={styles.seats}>{t('seatCount', { count: guest.seats })}</span>
        </span>
        <span className="small muted">{t(`call.${reason}`)}</span>
      </Link>
      <a
        className={clsx('icon-btn', styles.phone)}
        href={`tel:${phone}`}
        aria-label={t('call.to', { name: guest.attendeeName, phone: nationalPhone(phone) })}
      >
        <Icon name="phone" />
      </a>
    </li>
  );
}

/** Reminders come first: the date from which guests without an answer should be called. */
function NotYet({ from }: { from: Date }) {
  const { t } = useTranslation('rsvp');
  const format = useFormat();
  return (
    <section className={clsx('card', deskStyles.panel, deskStyles.second)} aria-labelledby="desk-call">
      <h2 id="desk-call">{t('call.title')}</h2>
      <p className="small muted">{t('call.notYet', { when: format.dayAndDate(from.toISOString()) })}</p>
    </section>
  );
}

/** Guests to call by phone, most seats first. Renders nothing when all guests have answered. */
export function CallList({ invitation, stats }: { invitation: Invitation; stats: RsvpStats }) {
  const { t } = useTranslation('rsvp');
  const eventId = invitation._id;
  const closing = new Date(invitation.closingDate);
  const from = callsDueFrom(closing);
  const callsDue = from <= now();
  const [all, setAll] = useState(false);
  const { data } = useSomeGuestsQuery({ eventId, filter: { toCall: true } });
  const candidates = useMemo(() => whoToCall(data ?? [], callsDue), [data, callsDue]);
  if (candidates.length === 0)
    return data && !callsDue && stats.awaitingResponse.records > 0 ? <NotYet from={from} /> : null;
  const shown = all ? candidates : candidates.slice(0, SHOWN);
  return (
    <section className={clsx('card', deskStyles.panel, deskStyles.second)} aria-labelledby="desk-call">
      <div className="row">
        <h2 id="desk-call" className="grow">
          {t('call.title')}
        </h2>
        <Badge tone="accent" icon="users">
          {t('seatCount', { count: seatsAtStake(candidates) })}
        </Badge>
      </div>
      {callsDue && closing > now() ? <p className="small muted">{t('call.due')}</p> : null}
      <ul>
        {shown.map((candidate) => (
          <CallRow key={candidate.guest._id} candidate={candidate} />
        ))}
      </ul>
      {candidates.length > SHOWN ? (
        <Button kind="ghost" block aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('call.fewer') : t('call.more', { count: candidates.length - SHOWN })}
        </Button>
      ) : null}
    </section>
  );
}
