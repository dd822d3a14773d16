import {
  Command,
  CommandHandler,
  type ICommandHandler,
  type IQueryHandler,
  Query,
  QueryHandler,
} from '@nestjs/cqrs';
import type {
  AnswerOf,
  NotificationPreferences,
  readNotificationPreferences,
  UserId,
} from '@smachot/contracts';
import { Clock } from '@smachot/kernel';
import { UserDirectory } from '@smachot/server-identity';
import { UnitOfWork } from '@smachot/server-platform';
import { DEFAULTS } from '../domain/preferences';
import { Preferences } from '../persistence/preferences';

type View = AnswerOf<typeof readNotificationPreferences>;

export class NotificationPreferencesOf extends Query<View> {
  constructor(readonly userId: UserId) {
    super();
  }
}

@QueryHandler(NotificationPreferencesOf)
export class NotificationPreferencesOfHandler implements IQueryHandler<NotificationPreferencesOf> {
  constructor(
    private readonly preferences: Preferences,
    private readonly directory: UserDirectory,
  ) {}

  async execute({ userId }: NotificationPreferencesOf): Promise<View> {
    const [chosen, people] = await Promise.all([this.preferences.of([userId]), this.directory.of([userId])]);
    const preferences = { ...DEFAULTS, ...chosen.get(userId) };
    const person = people.get(userId);
    return { preferences, email: person?.emailVerified ? person.email : null };
  }
}

export class ChooseNotifications extends Command<void> {
  constructor(
    readonly userId: UserId,
    readonly preferences: NotificationPreferences,
  ) {
    super();
  }
}

@CommandHandler(ChooseNotifications)
export class ChooseNotificationsHandler implements ICommandHandler<ChooseNotifications> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly preferences: Preferences,
    private readonly clock: Clock,
  ) {}

  async execute({ userId, preferences }: ChooseNotifications): Promise<void> {
    await this.work.run((tx) => this.preferences.choose(tx, userId, preferences, this.clock.now()));
  }
}
