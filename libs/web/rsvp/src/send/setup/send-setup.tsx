import type { CampaignId, IneligibleCode, Invitation, Rsvp } from '@smachot/contracts';
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
import { readRefusals, whyRefused, type Refusals } from '../refusals';
import { ConsentField, SendFoot } from './send-foot';
import { SendGroups, type Held } from './send-groups';
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
  onSent: (campaignId: CampaignId, first: boolean) => void;
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
        <Button
          kind="primary"
          icon="card"
          to={`/me/payments?next=${next}`}
          style={{ marginBlockStart: '8px' }}
        >
          {t(code === 'no_payment_method' ? 'send.addCard' : 'send.settle')}
        </Button>
      ) : null}
    </Note>
  );
}

const useHeld = (preview: SendPreview | null): Held | null => {
  const { t } = useTranslation('rsvp');
  const format = useFormat();
  if (!preview?.heldUntil) return null;
  return { until: format.dateTime(preview.heldUntil), why: t(`held.${preview.heldBecause ?? 'night'}`) };
};

/** Ends the setup once: reports whether it was the event's first sending ever, which is celebrated. */
const useEnd = (invitation: Invitation, campaignId: CampaignId | null, onSent: Props['onSent']) => {
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

type Flow = ReturnType<typeof useSendFlow>;
type ReadyProps = {
  setup: Props;
  flow: Flow;
  preview: SendPreview;
  refusals: Refusals;
  held: Held | null;
};

/** What the host may still decide: the event's own obstacle, the guests' consent, the time. */
function SendChoices({ setup, flow: [{ context }, send], preview, refusals }: ReadyProps) {
  const { invitation, kind, consent, setConsent } = setup;
  const words = useProblemText();
  const give = (given: boolean) => {
    setConsent(given);
    send({ type: 'consent', given });
  };
  return (
    <div className={styles.top}>
      {context.problem ? <Note tone="bad">{words(context.problem)}</Note> : null}
      {refusals.ofEvent ? <EventRefusal kind={kind} code={refusals.ofEvent} /> : null}
      {refusals.asksConsent || consent ? <ConsentField consent={consent} onChange={give} /> : null}
      {reached(preview) > 0 || context.sendAt !== null ? (
        <SendWhen
          invitation={invitation}
          sendAt={context.sendAt}
          onChange={(at) => send({ type: 'when', at })}
        />
      ) : null}
      <SendLater preview={preview} chosen={context.sendAt !== null} />
    </div>
  );
}

/** The choices, who gets the message and who does not, and the message itself. */
function SendBody(props: ReadyProps & { byId: ReadonlyMap<string, Rsvp> }) {
  const { preview, refusals, held, byId } = props;
  const { invitation, kind } = props.setup;
  const templateName = templateOf(kind, invitation.eventType);
  const at = preview.heldUntil ? new Date(preview.heldUntil) : now();
  return (
    <>
      <div className={styles.lists} aria-busy={props.flow[0].matches('previewing')}>
        <SendChoices {...props} />
        <SendGroups
          {...{ preview, held, refusals, byId, kind }}
          hourMissing={props.flow[0].context.sendAt === undefined}
        />
      </div>
      <MessagePreview
        messages={preview.messages}
        byId={byId}
        at={at}
        after={(rsvpId) => (
          <TestMessage eventId={invitation._id} templateName={templateName} rsvpId={rsvpId} />
        )}
      />
    </>
  );
}

type Halves = { body: ReactNode; foot: ReactNode };

/** What is shown instead of the setup: an error, an empty audience, or a skeleton until the first preview. */
function NotReady({ kind, flow: [state, send] }: { kind: MessageKind; flow: Flow }) {
  const { t } = useTranslation('rsvp');
  const words = useProblemText();
  if (state.matches('stuck'))
    return <ProblemState text={words(state.context.problem)} onRetry={() => send({ type: 'retry' })} />;
  if (state.matches('nobody'))
    return <EmptyState art="empty-chat" title={t(`send.nobody.${kind}`)} text={t('send.nobodyText')} />;
  return <SkeletonRows count={6} />;
}

export const useSendSetup = (setup: Props): Halves => {
  const { invitation, kind, to, consent, onSent } = setup;
  const flow = useSendFlow(invitation, kind, to, consent);
  const [state, send] = flow;
  const { preview, rsvpIds, answer } = state.context;
  const { byId } = useGuestsById(invitation._id, rsvpIds);
  const held = useHeld(preview);
  useEnd(invitation, state.matches('sent') ? (answer?.campaignId ?? null) : null, onSent);
  if (!preview || state.matches('stuck') || state.matches('nobody'))
    return { body: <NotReady kind={kind} flow={flow} />, foot: null };
  const refusals = readRefusals(kind, preview);
  const ready = { setup, flow, preview, refusals, held };
  return {
    body: <SendBody {...ready} byId={byId} />,
    foot: (
      <SendFoot
        preview={preview}
        waiting={refusals.waiting.length}
        busy={state.matches('sending') || state.matches('previewing')}
        held={held !== null}
        hourMissing={state.context.sendAt === undefined}
        onSend={() => send({ type: 'send' })}
      />
    ),
  };
};
