import { Injectable } from '@nestjs/common';
import type { RsvpId } from '@smachot/contracts';
import type { Tx } from '@smachot/server-platform';
import type { Say } from '@smachot/server-guest-dialogue';
import { GuestMessageWriter, type TurnDetails } from '../adapters/guest-message-writer';
import { GuestTokens } from '../persistence/guests/guest-tokens';

/** Details of a turn beside its text: a thank-you message contains the guest's personal link. */
@Injectable()
export class TurnDetailsOf {
  constructor(
    private readonly tokens: GuestTokens,
    private readonly writer: GuestMessageWriter,
  ) {}

  async of(tx: Tx, say: Say, rsvpId: RsvpId, now: Date): Promise<TurnDetails> {
    if (!say.startsWith('thank_you')) return {};
    return { link: this.writer.sealLink(await this.tokens.issue(tx, rsvpId, now)) };
  }
}
