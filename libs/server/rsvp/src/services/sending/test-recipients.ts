import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { UserId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { UserDirectory } from '@smachot/server-identity';
import { HostSuspended, OptedOut } from '@smachot/server-messaging';

/** Phones of the hosts who send themselves test messages. */
@Injectable()
export class TestRecipients {
  constructor(
    private readonly directory: UserDirectory,
    private readonly queries: QueryBus,
  ) {}

  /** Phone (E.164) of the user's account; refused when the user or the event's owner is suspended, or the phone opted out. */
  async phoneOf(userId: UserId, ownerId: UserId): Promise<Result<string>> {
    const phone = (await this.directory.of([userId])).get(userId)?.phone;
    if (!phone) return refuse('not_found');
    const [suspended, optedOutPhones] = await Promise.all([
      this.isSuspended([ownerId, userId]),
      this.queries.execute(new OptedOut([phone])),
    ]);
    if (suspended) return refuse('test.host_suspended');
    return optedOutPhones.has(phone) ? refuse('test.opted_out') : accept(phone);
  }

  private async isSuspended(userIds: UserId[]): Promise<boolean> {
    const known = await Promise.all(
      [...new Set(userIds)].map((userId) => this.queries.execute(new HostSuspended(userId))),
    );
    return known.includes(true);
  }
}
