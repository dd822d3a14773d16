import { Injectable } from '@nestjs/common';
import type { EventId, Language, RsvpId, UserId } from '@smachot/contracts';
import type { E164 } from '@smachot/kernel';
import { ReadModel } from '@smachot/server-platform';
import { currentId } from '../guests/merged-guests';

/** Facts that decide whether a guest's personal link may be issued. */
export type LinkFacts = {
  hostId: UserId;
  date: Date;
  billingAt: Date;
  consentAt: Date | null;
  phone: E164 | null;
  mobile: boolean;
  optedOut: boolean;
};
/** Guest whose link was requested by SMS. */
export type RequestedLink = LinkFacts & {
  rsvpId: RsvpId;
  eventId: EventId;
  phone: E164;
  language: Language;
  hostName: string;
  networkKey: string | null;
  /** Id of the host who requested the link; null for a visitor of the invitation's page. */
  actorId: UserId | null;
};

/** Reads what decides about personal links. */
@Injectable()
export class GuestLinkQueries {
  constructor(private readonly read: ReadModel) {}

  facts(eventId: EventId, rsvpId: RsvpId): Promise<LinkFacts | undefined> {
    return this.read.one<LinkFacts>(
      `select i.host_id as "hostId", i.date, i.billing_at as "billingAt", i.consent_at as "consentAt",
       g.phone, g.mobile, g.opted_out as "optedOut"
     from rsvp.guests g join rsvp.invitations i on i.id = g.event_id and i.deleted_at is null
     where g.id = $2 and g.event_id = $1 and g.deleted_at is null`,
      [eventId, rsvpId],
    );
  }

  /** Undefined when the requested phone is not on the list. */
  requested(linkRequestId: string): Promise<RequestedLink | undefined> {
    return this.read.one<RequestedLink>(
      `select g.id as "rsvpId", g.event_id as "eventId", g.phone, g.mobile, g.opted_out as "optedOut", g.language,
         i.host_name as "hostName", i.host_id as "hostId", i.date, i.billing_at as "billingAt", i.consent_at as "consentAt",
         r.network_key as "networkKey", r.actor_id as "actorId"
       from rsvp.link_requests r
       join rsvp.invitations i on i.id = r.event_id and i.deleted_at is null
       join rsvp.guests g on g.event_id = r.event_id and g.phone = r.phone and g.deleted_at is null
         and (r.rsvp_id is null or g.id = ${currentId('r.rsvp_id')})
       where r.id = $1 order by g.opted_out, g.sends desc, g.id limit 1`,
      [linkRequestId],
    );
  }
}
