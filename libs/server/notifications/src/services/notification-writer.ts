import { Injectable } from '@nestjs/common';
import type { UserId } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { UserDirectory } from '@smachot/server-identity';
import { isNotice } from '@smachot/server-messaging';
import { type Delivery } from '@smachot/server-platform';
import { type Channel, channelsFor } from '../domain/preferences';
import { isPushed } from '../domain/pushed-kinds';
import {
  type NewNotification,
  type NotificationContent,
  NotificationRepository,
} from '../persistence/notification.repository';
import { Preferences } from '../persistence/preferences';

/** The notification that one delivery creates for these people. */
export type NotificationRequest = { delivery: Delivery; userIds: UserId[]; content: NotificationContent };

/** Creates notifications of people, in the channels they chose. */
@Injectable()
export class NotificationWriter {
  constructor(
    private readonly notifications: NotificationRepository,
    private readonly directory: UserDirectory,
    private readonly preferences: Preferences,
  ) {}

  /** Adds one notification for each of these people, once per delivery; deleted accounts get none. */
  async add(requests: NotificationRequest[]): Promise<void> {
    const userIds = [...new Set(requests.flatMap((one) => one.userIds))];
    const [known, chosen] = await Promise.all([this.directory.of(userIds), this.preferences.of(userIds)]);
    const created = requests.flatMap(({ delivery, userIds, content }) =>
      userIds.flatMap((userId): NewNotification[] => {
        const person = known.get(userId);
        if (!person) return [];
        const hasEmail = person.email !== null && person.emailVerified;
        const has = { hasEmail, hasTemplate: isNotice(content.kind) };
        const channels = channelsFor(content, chosen.get(userId) ?? {}, has);
        const texts = channels.map(textOf(channels));
        return [{ id: newId(), delivery, userId, content, texts, pushed: isPushed(content) }];
      }),
    );
    await this.notifications.add(
      requests.map(({ delivery }) => delivery),
      created,
    );
  }
}

/** The SMS beside a WhatsApp message is a fallback: it waits. */
const textOf = (channels: Channel[]) => (channel: Channel) => ({
  channel,
  waits: channel === 'sms' && channels.includes('whatsapp'),
});
