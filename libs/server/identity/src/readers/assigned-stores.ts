import { Injectable } from '@nestjs/common';
import type { UserId } from '@smachot/contracts';

/** An SQL executor: a transaction, or the data source. */
type SqlExecutor = { query(sql: string, parameters: unknown[]): Promise<unknown> };
type Reader = (executor: SqlExecutor, userId: UserId) => Promise<string[]>;

/**
 * The usernames of the stores where a person works, for the claims of tokens. The stores context provides the reader at
 * module init; it queries within the transaction at hand, so that no token waits for a second connection.
 */
@Injectable()
export class AssignedStores {
  private reader: Reader | undefined;

  provide(reader: Reader): void {
    if (this.reader) throw new Error('two contexts provide the stores of an account');
    this.reader = reader;
  }

  async of(executor: SqlExecutor, userId: UserId): Promise<string[]> {
    return this.reader ? this.reader(executor, userId) : [];
  }
}
