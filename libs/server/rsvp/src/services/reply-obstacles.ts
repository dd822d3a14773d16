import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { RsvpId, UserId } from '@smachot/contracts';
import { Clock, type E164 } from '@smachot/kernel';
import { HostSuspended, OptedOut } from '@smachot/server-messaging';
import { replyObstacle } from '@smachot/server-guest-dialogue';
import { ReplyWindows } from '../persistence/replies/reply-windows';

type Guest = { id: RsvpId; phone: E164 | null; optedOut: boolean; sends: number; hostId: UserId };
type ReplyState = { obstacle: ReturnType<typeof replyObstacle>; answerableUntil: Date | null };

/** Whether a host may reply to a guest now, and until when. */
@Injectable()
export class ReplyObstacles {
  constructor(
    private readonly queries: QueryBus,
    private readonly windows: ReplyWindows,
    private readonly clock: Clock,
  ) {}

  async of({ id, phone, optedOut, sends, hostId }: Guest): Promise<ReplyState> {
    const [hostSuspended, optedOutPhones, windows] = await Promise.all([
      this.queries.execute(new HostSuspended(hostId)),
      this.queries.execute(new OptedOut(phone ? [phone] : [])),
      // A guest the hosts have not written to has no window: messages from that phone were meant for others.
      this.windows.of(sends > 0 ? [{ id, phone }] : [], this.clock.now()),
    ]);
    const answerableUntil = windows.get(id) ?? null;
    const state = { hostSuspended, optedOut: optedOut || optedOutPhones.size > 0, answerableUntil };
    return { obstacle: replyObstacle(state), answerableUntil };
  }
}
