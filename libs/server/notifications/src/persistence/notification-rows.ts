import { Injectable } from '@nestjs/common';
import { type NotificationKind } from '@smachot/contracts';
import { Clock, newId } from '@smachot/kernel';
import { UserDirectory } from '@smachot/server-identity';
import { isNotice } from '@smachot/server-messaging';
import { type Delivery, UnitOfWork } from '@smachot/server-platform';
import { type Channel, channelsFor } from '../domain/preferences';
import { Preferences } from './preferences';

export type Wanted = {
  kind: NotificationKind;
  /** Ids, numbers and states for the translated sentence. */
  values: Record<string, string | number | null>;
  /** A path inside the product. */
  href: string;
  /** Also by SMS, unless the person chose otherwise. */
  urgent: boolean;
};

/** The notification that one delivery creates for these people. */
export type News = { delivery: Delivery; userIds: string[]; wanted: Wanted };
/** The notification of one person. */
type Notified = { id: string; delivery: Delivery; userId: string; wanted: Wanted; channels: Channel[] };

/** Minutes for which the fallback SMS waits for WhatsApp's confirmation. */
const STAND_BY_MINUTES = 10;

const ADD = `, told as (
   insert into notifications.notifications (id, delivery_id, user_id, kind, values, href, created_at)
   select t.id, mine.id, t.user_id, t.kind, t.values, t.href, $7
   from mine join unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::text[], $5::jsonb[], $6::text[]) t(id, of, user_id, kind, values, href)
     on t.of = mine.id returning id)
 insert into notifications.texts (notification_id, channel, state, due_at)
 select t.id, t.channel, case t.channel when 'whatsapp' then 'handed' else 'wanted' end,
   now() + case when t.waits then make_interval(mins => ${STAND_BY_MINUTES}) else interval '0' end
 from told join unnest($8::uuid[], $9::text[], $10::boolean[]) as t(id, channel, waits) using (id)`;

/** Writes notifications of people. */
@Injectable()
export class NotificationRows {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly directory: UserDirectory,
    private readonly preferences: Preferences,
  ) {}

  /** Adds one row for each of these people, once per delivery; deleted accounts get none. */
  async add(news: News[]): Promise<void> {
    const userIds = [...new Set(news.flatMap((one) => one.userIds))];
    const [known, chosen] = await Promise.all([this.directory.of(userIds), this.preferences.of(userIds)]);
    const notified = news.flatMap(({ delivery, userIds, wanted }) =>
      userIds.flatMap((userId): Notified[] => {
        const person = known.get(userId);
        if (!person) return [];
        const has = { hasEmail: person.email !== null, hasTemplate: isNotice(wanted.kind) };
        const channels = channelsFor(wanted, chosen.get(userId) ?? {}, has);
        return [{ id: newId(), delivery, userId, wanted, channels }];
      }),
    );
    const texts = notified.flatMap(({ channels, ...one }) =>
      channels.map((channel) => ({ ...one, channel, waits: standsBy(channel, channels) })),
    );
    await this.work.oneStatement(
      news.map(({ delivery }) => delivery),
      ADD,
      [...columnsOf(notified), this.clock.now(), ...textColumnsOf(texts)],
      {
        hints: notified.map(({ userId }) => `user:${userId}`),
        emits: texts
          .filter(({ channel }) => channel === 'whatsapp')
          .map(({ id, delivery, wanted }) => ({
            of: delivery,
            event: 'notifications.chat_wanted',
            payload: { notificationId: id, urgent: wanted.urgent },
          })),
      },
    );
  }
}

const columnsOf = (notified: Notified[]): unknown[][] => [
  notified.map(({ id }) => id),
  notified.map(({ delivery }) => delivery.id),
  notified.map(({ userId }) => userId),
  notified.map(({ wanted }) => wanted.kind),
  notified.map(({ wanted }) => JSON.stringify(wanted.values)),
  notified.map(({ wanted }) => wanted.href),
];
const textColumnsOf = (texts: { id: string; channel: Channel; waits: boolean }[]): unknown[][] => [
  texts.map(({ id }) => id),
  texts.map(({ channel }) => channel),
  texts.map(({ waits }) => waits),
];

const standsBy = (channel: Channel, channels: Channel[]): boolean =>
  channel === 'sms' && channels.includes('whatsapp');
