import { Injectable } from '@nestjs/common';
import type { Tx } from '@smachot/server-platform';
import type { Say } from '@smachot/server-guest-dialogue';
import { GuestMessageWriter, type TurnDetails } from '../adapters/guest-message-writer';
import type { RsvpState } from '../domain/guests/rsvp-state';
import { GuestTokens } from '../persistence/guests/guest-tokens';
import { RideRepository } from '../persistence/rides/ride.repository';

type Guest = Pick<RsvpState, 'id' | 'eventId' | 'transportation'>;

/** Details of a turn beside its text: a thank-you message contains the guest's personal link, and says that a stop is chosen there. */
@Injectable()
export class TurnDetailsOf {
  constructor(
    private readonly tokens: GuestTokens,
    private readonly writer: GuestMessageWriter,
    private readonly rides: RideRepository,
  ) {}

  async of(tx: Tx, say: Say, guest: Guest, now: Date): Promise<TurnDetails> {
    if (!say.startsWith('thank_you')) return {};
    const link = this.writer.sealLink(await this.tokens.issue(tx, guest.id, now));
    const rides = say === 'thank_you_attending' && guest.transportation === true;
    return rides && (await this.rides.hasStops(tx, guest.eventId)) ? { link, stops: true } : { link };
  }
}
