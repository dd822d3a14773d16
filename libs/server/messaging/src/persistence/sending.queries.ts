import { Injectable } from '@nestjs/common';
import type { AnswerOf, setSendingSwitch, UserId } from '@smachot/contracts';
import { ReadModel } from '@smachot/server-platform';

export type SendingView = AnswerOf<typeof setSendingSwitch>;

/** Reads who and what must not be sent to now. */
@Injectable()
export class SendingQueries {
  constructor(private readonly read: ReadModel) {}

  async switch(): Promise<SendingView> {
    const row = await this.read.one<SendingView>(
      `select stopped, reason, array(select host_id::text from messaging.suspended_hosts order by since) as "suspendedHosts"
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
