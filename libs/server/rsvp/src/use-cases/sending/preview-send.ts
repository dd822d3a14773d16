import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, previewSend, UserId } from '@smachot/contracts';
import { accept, Clock, refuse, type Result, toShekels } from '@smachot/kernel';
import { nextAllowed } from '@smachot/server-messaging';
import { PRICE_PER_RESPONSE } from '@smachot/server-payments';
import type { InvitationState } from '../../domain/invitations/invitation';
import type { Rsvp } from '../../domain/guests/rsvp';
import { InvitationAccess } from '../../persistence/invitations/invitation-access';
import { SendingQueries } from '../../persistence/sending/sending.queries';
import type { Classification } from '../../services/sending/classify-guests';
import { MessagePreviews } from '../../services/sending/message-previews';
import { SendEligibility, type SendRequest, suits, termsOf } from '../../services/sending/send-eligibility';

type Preview = AnswerOf<typeof previewSend>;

/**
 * Previews a send: the recipients, the refused guests with the reason, and the messages of the first guests. Message and
 * price also include guests who only wait for the host (a card, a debt, consent) or for their time, because the host looks
 * at both before settling it. Changes nothing.
 */
export class PreviewSend extends Query<Result<Preview>> {
  constructor(
    readonly request: SendRequest,
    readonly userId: UserId,
  ) {
    super();
  }
}

const SHOWN_MESSAGES = 5;

@QueryHandler(PreviewSend)
export class PreviewSendHandler implements IQueryHandler<PreviewSend> {
  constructor(
    private readonly access: InvitationAccess,
    private readonly queries: SendingQueries,
    private readonly eligibility: SendEligibility,
    private readonly messages: MessagePreviews,
    private readonly clock: Clock,
  ) {}

  async execute({ request, userId }: PreviewSend): Promise<Result<Preview>> {
    const now = this.clock.now();
    const access = await this.access.require(request.eventId, userId, 'Editor');
    if (!access.ok) return access;
    const { hostId, role } = access.value;
    const event = await this.queries.event(request.eventId);
    const facts = event && (await this.eligibility.facts(request, hostId));
    if (!facts) return refuse('not_found');
    if (!suits(request, event))
      return refuse('request.invalid', { fields: { templateName: 'Invalid input' } });
    const rsvps = await this.queries.guests(request.eventId, request.rsvpIds);
    const classified = await this.eligibility.classify(null, event, rsvps, termsOf(request), facts, now);
    const going = goingOf(classified);
    return accept({
      ...recipientsOf(event, classified, now),
      price: {
        perResponse: toShekels(PRICE_PER_RESPONSE),
        atMost: toShekels(newResponses(going) * PRICE_PER_RESPONSE),
      },
      // A co-host sees that a card exists, but not its details.
      card: role === 'Owner' ? facts.standing.card : null,
      messages: await this.messages.of(request.templateName, event, going.slice(0, SHOWN_MESSAGES)),
    });
  }
}

const recipientsOf = (
  event: InvitationState,
  { sendable, later, refused, daily }: Classification,
  now: Date,
): Omit<Preview, 'price' | 'card' | 'messages'> => {
  const allowed = nextAllowed(now, event.quietCalendar);
  return {
    sendable: sendable.map(({ state }) => state.id),
    seats: seatsOf(sendable),
    later: later.map(({ at, rsvps }) => ({
      at: at.toISOString(),
      rsvpIds: rsvps.map(({ state }) => state.id),
      seats: seatsOf(rsvps),
      afterClosing: at > event.closingDate,
    })),
    dailyLimit: Number.isFinite(daily.limit) ? daily.limit : null,
    heldUntil: allowed.because ? allowed.at.toISOString() : null,
    heldBecause: allowed.because,
    refused,
  };
};

/** Guests who are sent to now, later, or once the host has removed the obstacle. */
const goingOf = ({ sendable, later, waiting }: Classification): Rsvp[] => [
  ...sendable,
  ...later.flatMap(({ rsvps }) => rsvps),
  ...waiting,
];
const seatsOf = (rsvps: Rsvp[]): number => rsvps.reduce((sum, { state }) => sum + state.estimated, 0);
/** Number of new billable responses: guests who have answered already are counted and never cost again. */
const newResponses = (going: Rsvp[]): number => going.filter(({ state }) => !state.billable).length;
