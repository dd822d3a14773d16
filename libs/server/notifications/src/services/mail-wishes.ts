import { Injectable } from '@nestjs/common';
import type { NotificationKind, UserId } from '@smachot/contracts';
import { takesMails } from '../domain/preferences';
import { Preferences } from '../persistence/preferences';

/** Who takes mails about news of a kind, for contexts that send such mails themselves. */
@Injectable()
export class MailWishes {
  constructor(private readonly preferences: Preferences) {}

  /** Those of the people who want no mails about it; `href`: of the page the news lead to. */
  async declinedBy(
    userIds: readonly UserId[],
    about: { kind: NotificationKind; href: string },
  ): Promise<Set<UserId>> {
    const chosen = await this.preferences.of(userIds);
    return new Set(userIds.filter((userId) => !takesMails(about, chosen.get(userId) ?? {})));
  }
}
