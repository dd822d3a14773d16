import { Injectable } from '@nestjs/common';
import type { E164 } from '@smachot/kernel';
import type { EventId, RsvpId, UserId } from '@smachot/contracts';
import type { Tx } from '@smachot/server-platform';

export type LinkRequest = {
  id: string;
  eventId: EventId;
  phone: E164;
  networkKey: string;
  createdAt: Date;
};
/** Earlier requests of a phone. `known`: the event exists. */
export type EarlierRequests = { lately: boolean; today: number; known: boolean };

/** Requests of personal links by SMS. */
@Injectable()
export class LinkRequestRepository {
  /** Serializes requests for the phone: two at once must not both be the first. */
  async lockPhone(tx: Tx, eventId: EventId, phone: E164): Promise<void> {
    await tx.query(`select pg_advisory_xact_lock(hashtext('rsvp.link'), hashtext($1))`, [
      `${eventId} ${phone}`,
    ]);
  }

  /** @param since.lately start of the pause between two requests. @param since.today start of the day that is counted */
  async earlier(
    tx: Tx,
    eventId: EventId,
    phone: E164,
    since: { lately: Date; today: Date },
  ): Promise<EarlierRequests> {
    const [row] = await tx.query<EarlierRequests>(
      `select coalesce(bool_or(created_at > $3), false) as lately, count(*) filter (where created_at > $4)::int as today,
           exists (select 1 from rsvp.invitations where id = $1 and deleted_at is null) as known
         from rsvp.link_requests where event_id = $1 and phone = $2`,
      [eventId, phone, since.lately, since.today],
    );
    return row!;
  }

  /** Stores the request of a visitor. */
  async add(tx: Tx, { id, eventId, phone, networkKey, createdAt }: LinkRequest): Promise<void> {
    await tx.query(
      'insert into rsvp.link_requests (id, event_id, phone, network_key, created_at) values ($1, $2, $3, $4, $5)',
      [id, eventId, phone, networkKey, createdAt],
    );
  }

  /** Stores the request of a host for one guest. */
  async addOfHost(tx: Tx, request: LinkRequest & { rsvpId: RsvpId; actorId: UserId }): Promise<void> {
    await tx.query(
      `insert into rsvp.link_requests (id, event_id, phone, network_key, created_at, rsvp_id, actor_id)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [
        request.id,
        request.eventId,
        request.phone,
        request.networkKey,
        request.createdAt,
        request.rsvpId,
        request.actorId,
      ],
    );
  }
}
