import type { IneligibleCode, Invitation } from '@smachot/contracts';
import { api, now, useAppDispatch, useFormat, useProblemText } from '@smachot/web-platform';
import { Button, EmptyState, Note, ProblemState, SkeletonRows } from '@smachot/web-ui';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useGuestsById } from '../../desk/guests/guests-by-id';
import { useCampaignsQuery } from '../campaigns-api';
import type { ChosenGuests } from '../../desk/selection/chosen-guests';
import { templateOf, type MessageKind, type SendTo } from '../message-kind';
import { MessagePreview } from './message-preview';
import { readRefusals, whyRefused } from '../refusals';
import { ConsentField, SendFoot } from './send-foot';
import { SendGroups } from './send-groups';
import { SendLater } from './send-later';
import { ContactLink } from '../contact-link';
import { SendWhen } from './send-when';
import { TestMessage } from './test-message';
import { useSendFlow } from '../use-send-flow';
import { reached, type SendPreview } from '../send.flow';
import styles from './send-setup.module.css';

type Props = {
  invitation: Invitation;
  kind: MessageKind;
  to: SendTo;
  chosen: ChosenGuests;
  consent: boolean;
  setConsent: (given: boolean) => void;
  onSent: (campaignId: string, first: boolean) => void;
};

/** A refusal of the whole event, with its remedy where there is one. */
function EventRefusal({ kind, code }: { kind: MessageKind; code: IneligibleCode }) {
  const { t } = useTranslation('rsvp');
  const { pathname, search } = useLocation();
  const card = code === 'no_payment_method' || code === 'unpaid_balance';
  const next = encodeURIComponent(`${pathname}${search}`);
  const later = code === 'too_soon';
  return (
    <Note tone={card || later ? 'warn' : 'bad'} icon={card ? 'card' : later ? 'clock' : 'alert'}>
      <p>{t(whyRefused(kind, code))}</p>
      {code === 'host_suspended' ? <ContactLink /> : null}
      {card ? (
        <Button kind="primary" icon="card" to={`/me/payments?next=${next}`} sx={{ marginBlockStart: '8px' }}>
          {t(code === 'no_payment_method' ? 'send.addCard' : 'send.settle')}
        </Button>
      ) : null}
    </Note>
  );
}

const useHeld = (preview: SendPreview | null) => {
  const { t } = useTranslation('rsvp');
  const format = useFormat();
  if (!preview?.heldUntil) return null;
  return { until: format.dateTime(preview.heldUntil), why: t(`held.${preview.heldBecause ?? 'night'}`) };
};

/** Ends the setup once: reports whether it was the event's first sending ever, which is celebrated. */
const useEnd = (invitation: Invitation, campaignId: string | null, onSent: Props['onSent']) => {
  const dispatch = useAppDispatch();
  const campaigns = useCampaignsQuery({ params: { eventId: invitation._id } });
  const [earlier, setEarlier] = useState<number | null>(null);
  // as it was before this send: afterwards the list has one more
  if (earlier === null && campaigns.data) setEarlier(campaigns.data.campaigns.length);
  useEffect(() => {
    if (!campaignId) return;
    dispatch(
      api.util.invalidateTags([
        { type: 'Guests', id: invitation._id },
        { type: 'Desk', id: invitation._id },
        'Campaign',
        'Invitation',
      ]),
    );
    onSent(campaignId, earlier === 0);
  }, [campaignId, dispatch, invitation._id, onSent, earlier]);
};

export const useSendSetup = ({
  invitation,
  kind,
  to,
  consent,
  setConsent,
  onSent,
}: Props): { body: ReactNode; foot: ReactNode } => {
  const { t } = useTranslation('rsvp');
  const words = useProblemText();
  const [state, send] = useSendFlow(invitation, kind, to, consent);
  const { preview, problem, rsvpIds, answer } = state.context;
  const { byId } = useGuestsById(invitation._id, rsvpIds);
  const held = useHeld(preview);
  useEnd(invitation, state.matches('sent') ? (answer?.campaignId ?? null) : null, onSent);
  if (state.matches('stuck'))
    return {
      body: <ProblemState text={words(problem)} onRetry={() => send({ type: 'retry' })} />,
      foot: null,
    };
  if (state.matches('nobody'))
    return {
      body: <EmptyState art="empty-chat" title={t(`send.nobody.${kind}`)} text={t('send.nobodyText')} />,
      foot: null,
    };
  if (!preview) return { body: <SkeletonRows count={6} />, foot: null };
  const refusals = readRefusals(kind, preview);
  const give = (given: boolean) => {
    setConsent(given);
    send({ type: 'consent', given });
  };
  const at = preview.heldUntil ? new Date(preview.heldUntil) : now();
  const body = (
    <>
      <div className={styles.lists} aria-busy={state.matches('previewing')}>
        <div className={styles.top}>
          {problem ? <Note tone="bad">{words(problem)}</Note> : null}
          {refusals.ofEvent ? <EventRefusal kind={kind} code={refusals.ofEvent} /> : null}
          {refusals.asksConsent || consent ? <ConsentField consent={consent} onChange={give} /> : null}
          {reached(preview) > 0 || state.context.sendAt ? (
            <SendWhen
              invitation={invitation}
              sendAt={state.context.sendAt}
              onChange={(sendAt) => send({ type: 'when', at: sendAt })}
            />
          ) : null}
          <SendLater preview={preview} chosen={state.context.sendAt !== null} />
        </div>
        <SendGroups
          sendable={preview.sendable}
          seats={preview.seats}
          later={preview.later}
          held={held}
          waiting={refusals.waiting}
          inTime={refusals.ofEvent === 'too_soon'}
          byConsent={refusals.asksConsent}
          refused={refusals.ofGuests}
          byId={byId}
          kind={kind}
        />
      </div>
      <MessagePreview
        messages={preview.messages}
        byId={byId}
        at={at}
        after={(rsvpId) => (
          <TestMessage
            eventId={invitation._id}
            templateName={templateOf(kind, invitation.eventType)}
            rsvpId={rsvpId}
          />
        )}
      />
    </>
  );
  const busy = state.matches('sending') || state.matches('previewing');
  return {
    body,
    foot: (
      <SendFoot
        preview={preview}
        waiting={refusals.waiting.length}
        busy={busy}
        held={held !== null}
        onSend={() => send({ type: 'send' })}
      />
    ),
  };
};
