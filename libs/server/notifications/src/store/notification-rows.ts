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

/** The SMS beside a WhatsApp message waits this long for word that WhatsApp has it. */
const STAND_BY_MINUTES = 10;

/** Writes what people are to be told. */
@Injectable()
export class NotificationRows {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly directory: UserDirectory,
    private readonly preferences: Preferences,
  ) {}

  /** One row for each of these people, once for a delivery; whoever has deleted the account is told nothing. */
  async add(delivery: Delivery, userIds: string[], wanted: Wanted): Promise<void> {
    const [known, chosen] = await Promise.all([this.directory.of(userIds), this.preferences.of(userIds)]);
    const told = [...known.values()].map(({ id: userId, email }) => ({
      id: newId(),
      userId,
      channels: channelsFor(wanted, chosen.get(userId) ?? {}, {
        hasEmail: email !== null,
        hasTemplate: isNotice(wanted.kind),
      }),
    }));
    const texts = told.flatMap(({ id, channels }) =>
      channels.map((channel) => ({ id, channel, waits: standsBy(channel, channels) })),
    );
    await this.work.oneStatement(
      delivery,
      `, told as (
         insert into notifications.notifications (id, delivery_id, user_id, kind, values, href, created_at)
         select t.id, mine.id, t.user_id, $3, $4, $5, $6 from mine, unnest($1::uuid[], $2::uuid[]) as t(id, user_id) returning id)
       insert into notifications.texts (notification_id, channel, state, due_at)
       select t.id, t.channel, case t.channel when 'whatsapp' then 'handed' else 'wanted' end,
         now() + case when t.waits then make_interval(mins => ${STAND_BY_MINUTES}) else interval '0' end
       from told join unnest($7::uuid[], $8::text[], $9::boolean[]) as t(id, channel, waits) using (id)`,
      [
        told.map(({ id }) => id),
        told.map(({ userId }) => userId),
        wanted.kind,
        JSON.stringify(wanted.values),
        wanted.href,
        this.clock.now(),
        texts.map(({ id }) => id),
        texts.map(({ channel }) => channel),
        texts.map(({ waits }) => waits),
      ],
      {
        hints: told.map(({ userId }) => `user:${userId}`),
        emits: texts
          .filter(({ channel }) => channel === 'whatsapp')
          .map(({ id }) => ({
            event: 'notifications.chat_wanted',
            payload: { notificationId: id, urgent: wanted.urgent },
          })),
      },
    );
  }
}

const standsBy = (channel: Channel, channels: Channel[]): boolean =>
  channel === 'sms' && channels.includes('whatsapp');
