import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountExport } from '@smachot/server-identity';
import { ReadModel } from '@smachot/server-platform';

/** The WhatsApp part of an account's export: messages sent for this person, and the replies. No ids of the provider. */
@Injectable()
export class MessagingExport implements OnModuleInit {
  constructor(
    private readonly read: ReadModel,
    private readonly exports: AccountExport,
  ) {}

  onModuleInit(): void {
    this.exports.contribute('messages', (userId) =>
      this.read.rows(
        `select m.ref_id as "guestId", coalesce(c.template_name, m.message_type) as "messageType", m.status as "currentStatus",
           m.created_at as "createdAt", m.status_at as "currentStatusTimestamp"
         from messaging.messages m left join messaging.campaigns c on c.id = m.campaign_id 
         where m.host_id = $1 and m.posted_at is not null order by m.id`,
        [userId],
      ),
    );
    this.exports.contribute('replies', (userId) =>
      this.read.rows(
        `select r.ref_id as "guestId", i.name, i.text, i.provider_at as "timestamp"
         from messaging.inbound_refs r join messaging.inbound i on i.id = r.inbound_id
         where r.ref_id in (select ref_id from messaging.messages where host_id = $1 and posted_at is not null)
           and i.matched_by is distinct from 'former'
         order by i.id`,
        [userId],
      ),
    );
  }
}
