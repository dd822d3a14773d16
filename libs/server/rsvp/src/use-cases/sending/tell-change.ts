import {
  Command,
  CommandHandler,
  type ICommandHandler,
  type IQueryHandler,
  Query,
  QueryHandler,
} from '@nestjs/cqrs';
import type { AnswerOf, ChangeId, EventId, pendingChange, tellChange, UserId } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { nextAllowed } from '@smachot/server-messaging';
import { type Tx, UnitOfWork } from '@smachot/server-platform';
import type { InvitationState } from '../../domain/invitations/invitation';
import { templateFor } from '../../domain/sending/templates';
import { Changes } from '../../persistence/sending/changes';
import { InvitationAccess } from '../../persistence/invitations/invitation-access';
import { MessagePreviews } from '../../services/sending/message-previews';
import { SendingQueries } from '../../persistence/sending/sending.queries';
import { GuestNotices, type NoticeAudience } from '../../services/sending/guest-notices';

type Answer = AnswerOf<typeof tellChange>;
/** Maximum number of announced changes per event and day. */
const MAX_A_DAY = 2;

export class PendingChange extends Query<Result<AnswerOf<typeof pendingChange>>> {
  constructor(
    readonly eventId: EventId,
    readonly userId: UserId,
  ) {
    super();
  }
}

@QueryHandler(PendingChange)
export class PendingChangeHandler implements IQueryHandler<PendingChange> {
  constructor(
    private readonly access: InvitationAccess,
    private readonly changes: Changes,
    private readonly queries: SendingQueries,
    private readonly messages: MessagePreviews,
    private readonly clock: Clock,
  ) {}

  async execute({ eventId, userId }: PendingChange): Promise<Result<AnswerOf<typeof pendingChange>>> {
    const allowed = await this.access.require(eventId, userId, 'Viewer');
    if (!allowed.ok) return allowed;
    const pending = await this.changes.pending(eventId);
    const event = pending && (await this.queries.event(eventId));
    if (!event) return accept({ change: null });
    const { first, ...change } = pending;
    const rsvps = await this.queries.guests(eventId, first);
    const messages = await this.messages.of(
      templateFor('update', event.eventType),
      event,
      rsvps,
      change.what,
    );
    return accept({
      change: {
        ...change,
        messages: messages.map(({ rsvpId, body, buttons }) => ({ rsvpId, body, buttons })),
        heldUntil: heldFrom(event, this.clock.now()),
      },
    });
  }
}

/** Sends a change of the event to all invited guests; their answers stay. It is sent once per change and ignores the 24-hour limit. */
export class TellChange extends Command<Result<Answer>> {
  constructor(
    readonly eventId: EventId,
    readonly changeId: ChangeId,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(TellChange)
export class TellChangeHandler implements ICommandHandler<TellChange> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: InvitationAccess,
    private readonly changes: Changes,
    private readonly notices: GuestNotices,
    private readonly clock: Clock,
  ) {}

  async execute({ eventId, changeId, userId }: TellChange): Promise<Result<Answer>> {
    const now = this.clock.now();
    const allowed = await this.access.require(eventId, userId, 'Editor');
    if (!allowed.ok) return allowed;
    const audience = await this.notices.audienceOfChange(eventId, allowed.value.hostId);
    if (!audience) return refuse('not_found');
    // the change stays, to be told once sending is allowed again
    if (audience.facts.suspended) return refuse('reply.host_suspended');
    return this.work.run(async (tx) => {
      await this.notices.lockHost(tx, audience);
      const invitation = await this.access.lock(tx, eventId, userId, 'Editor');
      if (!invitation.ok) return invitation;
      return this.announce(tx, invitation.value.state, { id: changeId, actorId: userId }, audience, now);
    });
  }

  private async announce(
    tx: Tx,
    event: InvitationState,
    { id, actorId }: { id: string; actorId: UserId },
    audience: NoticeAudience,
    now: Date,
  ): Promise<Result<Answer>> {
    const change = await this.changes.lock(tx, event.id, id);
    if (!change || change.dismissedAt) return refuse('not_found');
    const heldUntil = heldFrom(event, now);
    if (change.toldAt) return accept({ told: await this.notices.recipients(tx, id), heldUntil });
    if ((await this.changes.toldLately(tx, event.id, now)) >= MAX_A_DAY)
      return refuse('invitation.told_today');
    const templateName = templateFor('update', event.eventType);
    const going = await this.notices.sendable(tx, event, templateName, audience, now);
    await this.changes.settle(tx, id, 'told_at', now);
    if (going.length) await this.notices.send(tx, event, going, { id, templateName, actorId }, audience, now);
    tx.hint(`event:${event.id}`);
    return accept({ told: going.length, heldUntil });
  }
}

/** The next allowed hour, when messages may not go out now. */
const heldFrom = ({ quietCalendar }: Pick<InvitationState, 'quietCalendar'>, now: Date): string | null => {
  const held = nextAllowed(now, quietCalendar);
  return held.because ? held.at.toISOString() : null;
};

/** Dismisses a change that the guests need not be notified of, or already know. */
export class DismissChange extends Command<Result<undefined>> {
  constructor(
    readonly eventId: EventId,
    readonly changeId: ChangeId,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(DismissChange)
export class DismissChangeHandler implements ICommandHandler<DismissChange> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: InvitationAccess,
    private readonly changes: Changes,
    private readonly clock: Clock,
  ) {}

  execute({ eventId, changeId, userId }: DismissChange): Promise<Result<undefined>> {
    return this.work.run(async (tx) => {
      const invitation = await this.access.lock(tx, eventId, userId, 'Editor');
      if (!invitation.ok) return invitation;
      const change = await this.changes.lock(tx, eventId, changeId);
      if (!change) return refuse('not_found');
      if (!change.toldAt && !change.dismissedAt)
        await this.changes.settle(tx, changeId, 'dismissed_at', this.clock.now());
      tx.hint(`event:${eventId}`);
      return accept();
    });
  }
}
