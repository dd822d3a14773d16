import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { E164 } from '@smachot/kernel';
import type { InboundId, RsvpId } from '@smachot/contracts';
import { LastWritten } from '@smachot/server-messaging';
import { ReadModel } from '@smachot/server-platform';
import { answerableUntil, WINDOW_MS } from '@smachot/server-guest-dialogue';

type Guest = { id: RsvpId; phone: E164 | null };

/** Ends of the reply windows of guests who wrote to the hosts. */
@Injectable()
export class ReplyWindows {
  constructor(
    private readonly read: ReadModel,
    private readonly queries: QueryBus,
  ) {}

  /** Omits guests whose window is closed. */
  async of(guests: Guest[], now: Date): Promise<Map<string, Date>> {
    const reachable = guests.filter((guest): guest is Guest & { phone: E164 } => guest.phone !== null);
    if (!reachable.length) return new Map();
    const ids = reachable.map(({ id }) => id);
    const [own, merged] = await Promise.all([
      this.read.rows<{ ref: string; inboundId: InboundId }>(
        `select rsvp_id as ref, inbound_id as "inboundId" from rsvp.inbox_messages where rsvp_id = any($1) and at > $2`,
        [ids, new Date(now.getTime() - WINDOW_MS)],
      ),
      this.read.rows<{ from: string; to: string }>(
        'select absorbed_id as "from", survivor_id as "to" from rsvp.merged_guests where survivor_id = any($1)',
        [ids],
      ),
    ]);
    const phoneOf = new Map(reachable.map(({ id, phone }) => [id, phone]));
    // A message to a record merged into this guest counts if it was sent to this guest's phone.
    const writers = [...ids.map((id) => ({ from: id, to: id })), ...merged];
    const found = await this.queries.execute(
      new LastWritten(
        writers.map(({ from, to }) => ({ ref: from, phone: phoneOf.get(to)! })),
        writers.flatMap(({ from, to }) =>
          own.filter(({ ref }) => ref === to).map(({ inboundId }) => ({ ref: from, inboundId })),
        ),
      ),
    );
    const written = new Map<string, Date>();
    for (const { from, to } of writers) {
      const at = found.get(from);
      if (at && at > (written.get(to) ?? 0)) written.set(to, at);
    }
    return new Map(
      [...written].flatMap(([id, at]): [string, Date][] => {
        const until = answerableUntil(at, now);
        return until ? [[id, until]] : [];
      }),
    );
  }
}
