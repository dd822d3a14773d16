import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, previewSend } from '@smachot/contracts';
import { accept, Clock, refuse, type Result, toShekels } from '@smachot/kernel';
import { nextAllowed, OwnPicture, renderTemplate } from '@smachot/server-messaging';
import { PRICE_PER_RESPONSE } from '@smachot/server-payments';
import { FileStore, ReadModel } from '@smachot/server-platform';
import type { InvitationState } from '../domain/invitations/invitation';
import { Rsvp } from '../domain/guests/rsvp';
import type { RsvpState } from '../domain/guests/rsvp-state';
import { GuestMessageWriter } from '../adapters/guest-message-writer';
import { InvitationAccess } from '../persistence/invitations/invitation-access';
import { invitationSelection } from '../persistence/invitations/invitation.repository';
import { rsvpSelection } from '../persistence/guests/rsvp.repository';
import type { Ask } from '../persistence/send-log';
import { SendEligibility, type SendRequest, suits } from './send-eligibility';

type Preview = AnswerOf<typeof previewSend>;

/**
 * Previews a send: the recipients, the refused guests with the reason, and the messages of the first guests. Message and
 * price also include guests who only wait for the host (a card, a debt, consent) or for their time, because the host looks
 * at both before settling it. Changes nothing.
 */
export class PreviewSend extends Query<Result<Preview>> {
  constructor(
    readonly request: SendRequest,
    readonly userId: string,
  ) {
    super();
  }
}

const SHOWN_MESSAGES = 5;

@QueryHandler(PreviewSend)
export class PreviewSendHandler implements IQueryHandler<PreviewSend> {
  constructor(
    private readonly access: InvitationAccess,
    private readonly read: ReadModel,
    private readonly judge: SendEligibility,
    private readonly writer: GuestMessageWriter,
    private readonly files: FileStore,
    private readonly own: OwnPicture,
    private readonly clock: Clock,
  ) {}

  async execute({ request, userId }: PreviewSend): Promise<Result<Preview>> {
    const now = this.clock.now();
    const access = await this.access.require(request.eventId, userId, 'Editor');
    if (!access.ok) return access;
    const { hostId, role } = access.value;
    const event = await this.read.one<InvitationState>(
      `select ${invitationSelection} from rsvp.invitations i where i.id = $1 and i.deleted_at is null`,
      [request.eventId],
    );
    const facts = event && (await this.judge.facts(request, hostId));
    if (!facts) return refuse('not_found');
    if (!suits(request, event))
      return refuse('request.invalid', { fields: { templateName: 'Invalid input' } });
    const guests = await this.read.rows<RsvpState>(
      `select ${rsvpSelection} from rsvp.guests g where g.event_id = $1 and g.id = any($2) and g.deleted_at is null order by g.id`,
      [request.eventId, request.rsvpIds],
    );
    const rsvps = guests.map((state) => new Rsvp(state));
    const ask: Ask = (sql, parameters) => this.read.rows(sql, parameters);
    const window = await this.judge.window(ask, facts, request.eventId, rsvps, now);
    const terms = { ...request, from: request.sendAt ? new Date(request.sendAt) : undefined };
    const { sendable, later, waiting, refused } = this.judge.judge(event, rsvps, terms, facts, window, now);
    const going = [...sendable, ...later.flatMap((portion) => portion.rsvps), ...waiting];
    const allowed = nextAllowed(now, event.quietCalendar);
    const picture = await this.picture(request, event);
    return accept({
      sendable: sendable.map(({ state }) => state.id),
      seats: seatsOf(sendable),
      later: later.map(({ at, rsvps: some }) => ({
        at: at.toISOString(),
        rsvpIds: some.map(({ state }) => state.id),
        seats: seatsOf(some),
        afterClosing: at > event.closingDate,
      })),
      dailyLimit: Number.isFinite(window.daily.limit) ? window.daily.limit : null,
      heldUntil: allowed.because ? allowed.at.toISOString() : null,
      heldBecause: allowed.because,
      refused,
      price: {
        perResponse: toShekels(PRICE_PER_RESPONSE),
        atMost: toShekels(newResponses(going) * PRICE_PER_RESPONSE),
      },
      // A co-host sees that a card exists, but not its details.
      card: role === 'Owner' ? facts.standing.card : null,
      messages: going
        .slice(0, SHOWN_MESSAGES)
        .map(({ state }) => this.message(request, event, state, picture)),
    });
  }

  /** Signed URL of the message's header image: the event's picture, or the default one if the host chose none. */
  private async picture({ templateName }: SendRequest, { image }: InvitationState): Promise<string | null> {
    if (!templateName.startsWith('rsvp_invite')) return null;
    return this.files.signedUrl(image?.key ?? (await this.own.key()));
  }

  private message(
    { templateName }: SendRequest,
    event: InvitationState,
    guest: RsvpState,
    picture: string | null,
  ): Preview['messages'][number] {
    const { body, buttons } = renderTemplate(
      templateName,
      guest.language,
      this.writer.variables(templateName, event, guest),
    );
    return { rsvpId: guest.id, imageUrl: picture, body, buttons };
  }
}

const seatsOf = (rsvps: Rsvp[]): number => rsvps.reduce((sum, { state }) => sum + state.estimated, 0);
/** Number of new billable responses: guests who have answered already are counted and never cost again. */
const newResponses = (going: Rsvp[]): number => going.filter(({ state }) => !state.billable).length;
