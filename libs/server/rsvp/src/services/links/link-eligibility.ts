import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { EventId, LinkRefusal, RsvpId } from '@smachot/contracts';
import { Clock } from '@smachot/kernel';
import { HostSuspended, OptedOut } from '@smachot/server-messaging';
import { BillingStanding } from '@smachot/server-payments';
import { GuestLinkQueries, type LinkFacts } from '../../persistence/links/guest-link.queries';

const FIRST_DIGITS = '+9725';

/** Decides whether a guest's personal link may be issued; the conditions are those of every message. */
@Injectable()
export class LinkEligibility {
  constructor(
    private readonly links: GuestLinkQueries,
    private readonly standings: BillingStanding,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  /** Reads the facts that decide. It runs before the event is locked, because other contexts are queried with them. */
  facts(eventId: EventId, rsvpId: RsvpId): Promise<LinkFacts | undefined> {
    return this.links.facts(eventId, rsvpId);
  }

  /** Decides about a link that the host hands on; the responses that come through it have to be paid for. */
  async toCopy({ hostId, date, billingAt }: LinkFacts): Promise<LinkRefusal | null> {
    if (date <= this.clock.now()) return 'event_passed';
    const { hasCard, unpaidBalance } = await this.standings.of(hostId, billingAt);
    if (!hasCard) return 'no_payment_method';
    return unpaidBalance ? 'unpaid_balance' : null;
  }

  /** Decides about a link by SMS, which also needs a recipient who accepts messages and costs money. */
  async toText(facts: LinkFacts): Promise<LinkRefusal | null> {
    const { hostId, consentAt, phone, mobile, optedOut } = facts;
    if (!phone) return 'no_phone';
    if (!mobile || !phone.startsWith(FIRST_DIGITS)) return 'not_by_sms';
    const [suspended, optedOutPhones] = await Promise.all([
      this.queries.execute(new HostSuspended(hostId)),
      this.queries.execute(new OptedOut([phone])),
    ]);
    if (suspended) return 'host_suspended';
    if (optedOut || optedOutPhones.has(phone)) return 'opted_out';
    return (await this.toCopy(facts)) ?? (consentAt ? null : 'consent_missing');
  }
}
