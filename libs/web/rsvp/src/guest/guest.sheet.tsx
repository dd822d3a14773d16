import type { Invitation, Rsvp, RsvpId } from '@smachot/contracts';
import { Avatar, Button, Icon, PhoneText, ProblemState, Sheet, SkeletonRows, useWide } from '@smachot/web-ui';
import { useProblemText } from '@smachot/web-platform';
import { clsx } from 'clsx';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOneGuest } from '../desk/guests/guests-by-id';
import { DeskProblem } from '../desk/desk-problem';
import { StatusBadge } from '../desk/table/guest-row';
import { useMayEdit } from '../may-edit';
import { useAddressPatch } from '../use-address-patch';
import { GuestActs } from './guest-acts';
import { GuestAnswer } from './guest-answer';
import { GuestDetailsForm } from './guest-details-form';
import { GuestFacts } from './guest-facts';
import { GuestTimeline } from './guest-timeline';
import deskStyles from '../desk/desk.module.css';
import guestStyles from './guest.module.css';

/** Group, side, phone and state of the guest in one line. */
function GuestLine({ guest }: { guest: Rsvp }) {
  const { t } = useTranslation('rsvp');
  return (
    <div className={clsx(guestStyles.line, 'small muted')}>
      <span>
        {t(`group.${guest.group}`)}
        {guest.groupLabel ? (
          <>
            {' · '}
            <bdi>{guest.groupLabel}</bdi>
          </>
        ) : null}
        {guest.side ? ` · ${t(`side.${guest.side}`)}` : null}
      </span>
      {guest.attendeePhone ? (
        <>
          <span aria-hidden>·</span>
          <PhoneText phone={guest.attendeePhone} />
        </>
      ) : (
        <span className={deskStyles.missing}>
          <Icon name="alert" size={16} /> {t('guests.noPhone')}
        </span>
      )}
      <StatusBadge guest={guest} />
    </div>
  );
}

function Inside({ invitation, guest }: { invitation: Invitation; guest: Rsvp }) {
  const { t } = useTranslation('rsvp');
  const [editing, setEditing] = useState(false);
  const over = !useWide(1240);
  const mayEdit = useMayEdit();
  return (
    <div className={guestStyles.flow}>
      <GuestLine guest={guest} />
      {editing && mayEdit ? (
        <GuestDetailsForm guest={guest} onDone={() => setEditing(false)} />
      ) : (
        <>
          {mayEdit ? (
            <GuestAnswer invitation={invitation} guest={guest} />
          ) : (
            <b>{t('seatCount', { count: guest.seats })}</b>
          )}
          {over ? <DeskProblem /> : null}
          <GuestFacts guest={guest} onEdit={() => setEditing(true)} />
          <GuestTimeline guest={guest} />
        </>
      )}
    </div>
  );
}

/** A panel beside the table does not trap the focus, so Escape works everywhere, unless a nearer element handles it. */
const useEscape = (close: () => void) => {
  const beside = useWide(1240);
  useEffect(() => {
    if (!beside) return;
    const onKey = (event: KeyboardEvent) => {
      const near =
        event.target instanceof HTMLElement &&
        event.target.closest('input, select, textarea, [role=dialog], [role=menu]');
      if (event.key === 'Escape' && !event.defaultPrevented && !near) close();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [beside, close]);
};

/** One guest: the answers, the messages with their recipients and times, and the actions. A panel beside the table or a sheet. */
export function GuestSheet({ invitation, guestId }: { invitation: Invitation; guestId: RsvpId }) {
  const { t } = useTranslation('rsvp');
  const { close } = useAddressPatch();
  const words = useProblemText();
  const leave = useCallback(() => close('guest'), [close]);
  useEscape(leave);
  const { guest, gone, error, refetch } = useOneGuest(invitation._id, guestId);
  const missing = error ? (
    <ProblemState text={words(error)} onRetry={refetch} />
  ) : gone ? (
    <ProblemState
      title={t('guest.gone')}
      text={t('guest.goneText')}
      action={
        <Button kind="soft" onClick={leave}>
          {t('guest.back')}
        </Button>
      }
    />
  ) : (
    <SkeletonRows count={4} />
  );
  return (
    <Sheet
      open
      onClose={leave}
      title={guest?.attendeeName ?? t('guest.title')}
      lead={guest ? <Avatar name={guest.attendeeName} size={52} /> : undefined}
      actions={guest ? <GuestActs guest={guest} /> : undefined}
    >
      {guest ? <Inside invitation={invitation} guest={guest} /> : missing}
    </Sheet>
  );
}
