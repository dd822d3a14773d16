import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  changeNotificationPreferences,
  type InputOf,
  listNotifications,
  markRead,
  readNotificationPreferences,
} from '@smachot/contracts';
import { Caller, Input, Serves, type UserActor } from '@smachot/server-platform';
import { ListNotifications } from '../use-cases/list-notifications';
import { ChooseNotifications, NotificationPreferencesOf } from '../use-cases/notification-preferences';
import { MarkRead } from '../use-cases/mark-read';

@Controller()
export class NotificationsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(listNotifications)
  list(@Input() { query }: InputOf<typeof listNotifications>, @Caller() reader: UserActor) {
    return this.queries.execute(new ListNotifications(reader.userId, query.cursor, query.limit));
  }

  @Serves(markRead)
  markRead(@Input() { body }: InputOf<typeof markRead>, @Caller() reader: UserActor) {
    return this.commands.execute(new MarkRead(reader.userId, body.ids));
  }

  @Serves(readNotificationPreferences)
  preferences(@Caller() reader: UserActor) {
    return this.queries.execute(new NotificationPreferencesOf(reader.userId));
  }

  @Serves(changeNotificationPreferences)
  async choose(
    @Input() { body }: InputOf<typeof changeNotificationPreferences>,
    @Caller() reader: UserActor,
  ) {
    await this.commands.execute(new ChooseNotifications(reader.userId, body.preferences));
    return this.queries.execute(new NotificationPreferencesOf(reader.userId));
  }
}
