import { Injectable } from '@nestjs/common';
import { type NotificationKind, type UserId } from '@smachot/contracts';
import { Clock, DAY_MS } from '@smachot/kernel';
import { type DirectoryUser, UserDirectory } from '@smachot/server-identity';
import { type Decision, isNotice, NoticeSource } from '@smachot/server-messaging';
import { ReadModel } from '@smachot/server-platform';
import { noticeContent } from '../texts/notice-content';
import type { Values } from '../texts/sms-text';

type Row = {
  id: string;
  userId: UserId;
  kind: NotificationKind;
  values: Values;
  href: string;
  createdAt: Date;
  sms: string | null;
};

const WITHDRAW: Decision = { kind: 'withdraw' };
/** The age in milliseconds beyond which a notification is no longer sent. */
const NEWS_MS = DAY_MS;

/** Gives messaging the WhatsApp content of a notification just before sending, or withdraws it. */
@Injectable()
export class ChatsOfNotifications extends NoticeSource {
  constructor(
    private readonly read: ReadModel,
    private readonly directory: UserDirectory,
    private readonly clock: Clock,
  ) {
    super();
  }

  async notices(refs: string[]): Promise<Map<string, Decision>> {
    const rows = await this.read.rows<Row>(
      `select n.id, n.user_id as "userId", n.kind, n.values, n.href, n.created_at as "createdAt", s.state as sms
       from notifications.notifications n
       left join notifications.texts s on s.notification_id = n.id and s.channel = 'sms'
       where n.id = any($1)`,
      [refs],
    );
    const people = await this.directory.of(rows.map(({ userId }) => userId));
    return new Map(rows.map((row) => [row.id, this.decide(row, people.get(row.userId))]));
  }

  private decide({ kind, values, href, createdAt, sms }: Row, person: DirectoryUser | undefined): Decision {
    const now = this.clock.now();
    const told = sms !== null && sms !== 'wanted' && sms !== 'spared';
    const old = now.getTime() - createdAt.getTime() > NEWS_MS;
    if (!person || told || old || !isNotice(kind)) return WITHDRAW;
    const reader = { language: person.language, readAt: now };
    return { kind: 'send', to: person.phone, content: noticeContent(kind, values, href, reader) };
  }
}
