import { Injectable } from '@nestjs/common';
import type { decideRegistration, InputOf, PublicEventId, RegistrationId } from '@smachot/contracts';
import { Clock, type Result } from '@smachot/kernel';
import { type Tx, UnitOfWork } from '@smachot/server-platform';
import { EventNotices } from './event-notices';
import { type Moved, RegistrationMoves } from './registration-moves';

export type HostMove = InputOf<typeof decideRegistration>['body']['move'];

const NOTICE = {
  approve: 'registration_approved',
  reject: 'registration_rejected',
  cancel: 'registration_canceled',
} as const;

/** Decisions of hosts about registrations, each told to its registrant. */
@Injectable()
export class HostDecisions {
  constructor(
    private readonly work: UnitOfWork,
    private readonly moves: RegistrationMoves,
    private readonly notices: EventNotices,
    private readonly clock: Clock,
  ) {}

  decide(eventId: PublicEventId, registrationId: RegistrationId, move: HostMove): Promise<Result<Moved>> {
    return this.work.run(async (tx) => {
      const moved = await this.move(tx, eventId, registrationId, move);
      if (!moved.ok) return moved;
      const { event, registration } = moved.value;
      const kind = registration.state.unpaid ? 'registration_moved_up' : NOTICE[move];
      this.notices.tell(tx, kind, event, [registration]);
      return moved;
    });
  }

  private move(tx: Tx, eventId: PublicEventId, id: RegistrationId, move: HostMove): Promise<Result<Moved>> {
    const now = this.clock.now();
    if (move === 'approve') return this.moves.approve(tx, eventId, id, now);
    return this.moves.end(tx, eventId, id, {
      ...{ now, by: 'host' },
      move: (one) => (move === 'reject' ? one.reject('host') : one.cancel('host')),
    });
  }
}
