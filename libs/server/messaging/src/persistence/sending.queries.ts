import { Injectable } from '@nestjs/common';
import type { AnswerOf, setSendingSwitch, UserId } from '@smachot/contracts';
import { ReadModel } from '@smachot/server-platform';
import { HostNames } from './host-names';

export type SendingView = AnswerOf<typeof setSendingSwitch>;
type Suspended = { userId: UserId; since: Date };
type Row = Pick<SendingView, 'stopped' | 'reason' | 'stoppedBy'>;

/** Reads who and what must not be sent to now. */
@Injectable()
export class SendingQueries {
  constructor(
    private readonly read: ReadModel,
    private readonly names: HostNames,
  ) {}

  async switch(): Promise<SendingView> {
    const [row, suspended] = await Promise.all([
      this.read.one<Row>(
        'select stopped, reason, stopped_by as "stoppedBy" from messaging.sending where id = 1',
      ),
      this.read.rows<Suspended>(
        'select host_id as "userId", since from messaging.suspended_hosts order by since, host_id',
      ),
    ]);
    const nameOf = await this.names.of(suspended.map(({ userId }) => userId));
    return {
      ...row!,
      suspendedHosts: suspended.map(({ userId }) => userId),
      hosts: suspended.map(({ userId, since }) => ({
        userId,
        name: nameOf(userId),
        since: since.toISOString(),
      })),
    };
  }

  async suspendedAmong(hostIds: UserId[]): Promise<Set<UserId>> {
    const rows = await this.read.rows<{ id: UserId }>(
      'select host_id as id from messaging.suspended_hosts where host_id = any($1::uuid[])',
      [hostIds],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** What the index of the admin panel shows. */
  async overview(): Promise<{ sendingStopped: boolean; suspendedHosts: number }> {
    const row = await this.read.one<{ sendingStopped: boolean; suspendedHosts: number }>(
      `select stopped as "sendingStopped", (select count(*) from messaging.suspended_hosts)::int as "suspendedHosts"
       from messaging.sending where id = 1`,
    );
    return row!;
  }

  /** @param hostKey HMAC of the host's phone: the host is suspended in all accounts */
  async isSuspended(hostId: UserId, hostKey: string): Promise<boolean> {
    const found = await this.read.one(
      'select 1 from messaging.suspended_hosts where host_id = $1 or host_key = $2',
      [hostId, hostKey],
    );
    return found !== undefined;
  }

  /** The keys among these whose phones opted out. */
  async suppressed(phoneKeys: string[]): Promise<string[]> {
    const rows = await this.read.rows<{ phone_key: string }>(
      'select phone_key from messaging.suppressions where phone_key = any($1)',
      [phoneKeys],
    );
    return rows.map((row) => row.phone_key);
  }
}
