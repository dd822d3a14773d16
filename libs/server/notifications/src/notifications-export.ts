import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountExport } from '@smachot/server-identity';
import { ReadModel } from '@smachot/server-platform';

/** Provides the notifications of a person in the export of the account. */
@Injectable()
export class NotificationsExport implements OnModuleInit {
  constructor(
    private readonly read: ReadModel,
    private readonly exports: AccountExport,
  ) {}

  onModuleInit(): void {
    this.exports.contribute('notifications', (userId) =>
      this.read.rows(
        `select n.kind, n.values, n.href, n.created_at as "createdAt", n.read_at as "readAt", (select jsonb_object_agg(t.channel, t.state) from notifications.texts t where t.notification_id = n.id) as "sent"
         from notifications.notifications n
         where n.user_id = $1 order by n.id`,
        [userId],
      ),
    );
    // the keys of a browser are no data of the person, and whoever has them may send to it
    this.exports.contribute('devices', (userId) =>
      this.read.rows(
        `select browser, system, device, created_at as "since", renewed_at as "renewedAt" from notifications.devices where user_id = $1 order by id`,
        [userId],
      ),
    );
  }
}
