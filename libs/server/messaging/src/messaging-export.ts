import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { UserId } from '@smachot/contracts';
import { AccountExport } from '@smachot/server-identity';
import { ReadModel } from '@smachot/server-platform';

/** Number of messages read at once. */
const PAGE = 1_000;

type SentMessage = {
  id: string;
  /** With its microseconds, which a `Date` would lose. */
  postedAt: string;
  isFirst: boolean;
  guestId: string;
};

/** The WhatsApp part of an account's export: messages sent for this person, and the replies. No ids of the provider. */
@Injectable()
export class MessagingExport implements OnModuleInit {
  constructor(
    private readonly read: ReadModel,
    private readonly exports: AccountExport,
  ) {}

  onModuleInit(): void {
    this.exports.contribute('messages', (userId) => this.messages(userId));
    this.exports.contribute('replies', (userId) => this.replies(userId));
  }

  private async *messages(userId: UserId): AsyncGenerator<object[]> {
    for await (const page of this.pages(userId))
      yield page.map(({ id: _, postedAt: __, isFirst: ___, ...shown }) => shown);
  }

  /** By guest, in the order in which they were first written to. */
  private async *replies(userId: UserId): AsyncGenerator<object[]> {
    for await (const page of this.pages(userId))
      yield await this.read.rows(
        `select r.ref_id as "guestId", i.name, i.text, i.provider_at as "timestamp"
         from messaging.inbound_refs r join messaging.inbound i on i.id = r.inbound_id
         where r.ref_id = any($1::uuid[]) and i.matched_by is distinct from 'former'
         order by array_position($1::uuid[], r.ref_id), i.id`,
        [page.filter(({ isFirst }) => isFirst).map(({ guestId }) => guestId)],
      );
  }

  /** In the order of posting. `isFirst`: the person sent the guest none before. */
  private async *pages(userId: UserId): AsyncGenerator<SentMessage[]> {
    for (let last: SentMessage | undefined, full = true; full;) {
      const page: SentMessage[] = await this.read.rows<SentMessage>(
        `select m.id, m.posted_at::text as "postedAt",
           m.ref_id as "guestId", coalesce(c.template_name, m.message_type) as "messageType", m.status as "currentStatus",
           m.created_at as "createdAt", m.status_at as "currentStatusTimestamp",
           not exists (select from messaging.messages e where e.ref_id = m.ref_id and e.host_id = m.host_id
             and (e.posted_at, e.id) < (m.posted_at, m.id)) as "isFirst"
         from messaging.messages m left join messaging.campaigns c on c.id = m.campaign_id
         where m.host_id = $1 and m.posted_at is not null
           and ($2::timestamptz is null or (m.posted_at, m.id) > ($2, $3::uuid))
         order by m.posted_at, m.id limit ${PAGE}`,
        [userId, last?.postedAt ?? null, last?.id ?? null],
      );
      yield page;
      last = page.at(-1);
      full = page.length === PAGE;
    }
  }
}
