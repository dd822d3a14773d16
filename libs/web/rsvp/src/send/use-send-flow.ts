import { type EventId, type Invitation, listRsvpIds, previewSend, sendInvites } from '@smachot/contracts';
import { fetchCall, useAddressParams } from '@smachot/web-platform';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { readChosen } from '../desk/selection/chosen-guests';
import { filterQuery, readFilter, type GuestFilter } from '../desk/filters/filters';
import { AUDIENCE, templateOf, type MessageKind, type SendTo } from './message-kind';
import { forgetSendKey, sendKey, type SendRequest } from './send-key';
import { sendFlow, type SendAnswer, type SendPreview } from './send.flow';

const audienceOf = async (
  eventId: EventId,
  kind: MessageKind,
  to: SendTo,
  filter: GuestFilter,
): Promise<string[]> => {
  if (to.who === 'one') return [to.rsvpId];
  if (to.who === 'chosen') return readChosen(eventId);
  const shown = to.who === 'filtered' ? filter : {};
  // The filter excludes this message's audience: no guests.
  if (shown.status && shown.status !== AUDIENCE[kind]) return [];
  const query = { ...filterQuery(shown), status: AUDIENCE[kind] };
  return (await fetchCall(listRsvpIds, { params: { eventId }, query })).rsvpIds;
};

const send = async (request: SendRequest): Promise<SendAnswer> => {
  const answer = await fetchCall(sendInvites, {
    body: request,
    idempotencyKey: sendKey(request, localStorage),
  });
  forgetSendKey(request.eventId, localStorage);
  return answer;
};

const wired = (eventId: EventId, kind: MessageKind, to: SendTo, filter: GuestFilter) =>
  sendFlow.provide({
    actors: {
      audience: fromPromise<string[]>(() => audienceOf(eventId, kind, to, filter)),
      preview: fromPromise<SendPreview, SendRequest>(({ input, signal }) =>
        fetchCall(previewSend, { body: input }, signal),
      ),
      send: fromPromise<SendAnswer, SendRequest>(({ input }) => send(input)),
    },
  });

/** The flow, wired to the server. For another kind or other guests the dialog is made anew, and the flow with it. */
export const useSendFlow = (invitation: Invitation, kind: MessageKind, to: SendTo, consent: boolean) => {
  const eventId = invitation._id;
  const [params] = useAddressParams();
  const [machine] = useState(() => wired(eventId, kind, to, readFilter(params)));
  return useMachine(machine, {
    input: { request: { eventId, templateName: templateOf(kind, invitation.eventType) }, consent },
  });
};
