import {
  Command,
  CommandHandler,
  type ICommandHandler,
  type IQueryHandler,
  Query,
  QueryHandler,
} from '@nestjs/cqrs';
import type { AnswerOf, pendingChange, tellChange } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { nextAllowed } from '@smachot/server-messaging';
import { ReadModel, type Tx, UnitOfWork } from '@smachot/server-platform';
import type { InvitationState } from '../domain/invitations/invitation';
import { templateFor } from '../domain/sending/templates';
import { Changes, INVITED } from '../persistence/changes';
import { InvitationAccess } from '../persistence/invitations/invitation-access';
import { SendLog } from '../persistence/send-log';
import { GuestTidings } from './guest-tidings';
import { type SendFacts, SendEligibility } from './send-eligibility';

type Answer = AnswerOf<typeof tellChange>;
/** Maximum number of announced changes per event and day. */
const MOST_A_DAY = 2;

export class PendingChange extends Query<Result<AnswerOf<typeof pendingChange>>> {
  constructor(
    readonly eventId: string,
    readonly userId: string,
  ) {
    super();
  }
}

@QueryHandler(PendingChange)
export class PendingChangeHandler implements IQueryHandler<PendingChange> {
  constructor(
    private readonly access: InvitationAccess,
    private readonly changes: Changes,
  ) {}

  async execute({ eventId, userId }: PendingChange): Promise<Result<AnswerOf<typeof pendingChange>>> {
    const allowed = await this.access.require(eventId, userId, 'Viewer');
    return allowed.ok ? accept({ change: await this.changes.pending(eventId) }) : allowed;
  }
}

/** Sends a change of the event to all invited guests; their answers stay. It is sent once per change and ignores the 24-hour limit. */
export class TellChange extends Command<Result<Answer>> {
  constructor(
    readonly eventId: string,
    readonly changeId: string,
    readonly userId: string,
  ) {
    super();
  }
}

@CommandHandler(TellChange)
export class TellChangeHandler implements ICommandHandler<TellChange> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly read: ReadModel,
    private readonly access: InvitationAccess,
    private readonly changes: Changes,
    private readonly judge: SendEligibility,
    private readonly log: SendLog,
    private readonly tidings: GuestTidings,
    private readonly clock: Clock,
  ) {}

  async execute({ eventId, changeId, userId }: TellChange): Promise<Result<Answer>> {
    const now = this.clock.now();
    const allowed = await this.access.require(eventId, userId, 'Editor');
    if (!allowed.ok) return allowed;
    const invited = await this.read.rows<{ id: string }>(
      `select id from rsvp.guests where event_id = $1 and ${INVITED}`,
      [eventId],
    );
    const rsvpIds = invited.map(({ id }) => id);
    const facts = await this.judge.facts({ eventId, rsvpIds }, allowed.value.hostId);
    if (!facts) return refuse('not_found');
    return this.work.run(async (tx) => {
      await this.log.lockHost(tx, facts.hostKey);
      const invitation = await this.access.lock(tx, eventId, userId, 'Editor');
      if (!invitation.ok) return invitation;
      return this.tell(tx, invitation.value.state, changeId, rsvpIds, facts, userId, now);
    });
  }

  private async tell(
    tx: Tx,
    event: InvitationState,
    changeId: string,
    rsvpIds: string[],
    facts: SendFacts,
    actorId: string,
    now: Date,
  ): Promise<Result<Answer>> {
    const change = await this.changes.lock(tx, event.id, changeId);
    if (!change || change.dismissedAt) return refuse('not_found');
    const held = nextAllowed(now, event.quietCalendar);
    const heldUntil = held.because ? held.at.toISOString() : null;
    if (change.toldAt) return accept({ told: await this.tidings.told(tx, changeId), heldUntil });
    if ((await this.changes.toldLately(tx, event.id, now)) >= MOST_A_DAY)
      return refuse('invitation.told_today');
    const templateName = templateFor('update', event.eventType);
    const going = await this.tidings.judge(tx, event, rsvpIds, templateName, facts, now);
    await this.changes.settle(tx, changeId, 'told_at', now);
    if (going.length)
      await this.tidings.send(tx, event, going, { id: changeId, templateName, actorId }, facts, now);
    tx.hint(`event:${event.id}`);
    return accept({ told: going.length, heldUntil });
  }
}

/** Dismisses a change that the guests need not be notified of, or already know. */
export class DismissChange extends Command<Result<undefined>> {
  constructor(
    readonly eventId: string,
    readonly changeId: string,
    readonly userId: string,
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
