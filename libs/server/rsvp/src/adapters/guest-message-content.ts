import { Injectable } from '@nestjs/common';
import { Clock, DAY_MS, type E164 } from '@smachot/kernel';
import {
  type Decision,
  type ContentRequest,
  MessageContentProvider,
  type PayloadRef,
} from '@smachot/server-messaging';
import { MessageContentQueries } from '../persistence/sending/message-content.queries';
import { ButtonPayloads } from './button-payloads';
import { GuestMessageDecisions } from './guest-message-decisions';
import { TestMessageContent } from './test-message-content';

const OPEN_DAYS = 2;

/** Provides messaging with the content of each message just before it is sent, or withdraws the message. */
@Injectable()
export class GuestMessageContent extends MessageContentProvider {
  constructor(
    private readonly queries: MessageContentQueries,
    private readonly decisions: GuestMessageDecisions,
    private readonly payloads: ButtonPayloads,
    private readonly tests: TestMessageContent,
    private readonly clock: Clock,
  ) {
    super();
  }

  async contents(batch: ContentRequest[]): Promise<Map<string, Decision>> {
    const decided = await this.decisions.of(batch);
    // A message without a guest may be a host's test message.
    const rest = await this.tests.contents(batch.filter(({ messageId }) => !decided.has(messageId)));
    return new Map([...decided, ...rest]);
  }

  refOfPayload(raw: string): PayloadRef | undefined {
    const payload = this.payloads.read(raw);
    return (
      payload && {
        ref: payload.rsvpId,
        madeFor: (phone) => this.payloads.isFor(payload, phone),
        optOut: payload.question === 'removal' && payload.value === 'yes',
      }
    );
  }

  async phonesOf(refs: string[]): Promise<Map<string, string[]>> {
    const rows = await this.queries.phonesOf(refs);
    const known = new Map(rows.map(({ id, phones }) => [id, phones]));
    return new Map([...known, ...(await this.tests.phonesOf(refs.filter((ref) => !known.has(ref))))]);
  }

  /** Guests with this phone whose event has not passed; one day of grace is added, because thanks and regrets arrive late. */
  async refsOfPhone(phone: E164): Promise<string[]> {
    const since = new Date(this.clock.now().getTime() - OPEN_DAYS * DAY_MS);
    return this.queries.guestsOfPhone(phone, since);
  }
}
