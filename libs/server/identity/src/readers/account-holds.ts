import { Injectable } from '@nestjs/common';
import type { ProblemCode, UserId } from '@smachot/contracts';

/** An SQL executor: a transaction, or the data source. */
type SqlExecutor = { query<T>(sql: string, parameters: unknown[]): Promise<T[]> };
type Holder = (executor: SqlExecutor, userId: UserId) => Promise<ProblemCode | undefined>;

/**
 * Reasons that keep an account from being deleted. Contexts register their checks at module init; a check queries within
 * the transaction at hand.
 */
@Injectable()
export class AccountHolds {
  private readonly holders: Holder[] = [];

  add(holder: Holder): void {
    this.holders.push(holder);
  }

  /** The first reason that keeps the account; undefined when there is none. */
  async of(executor: SqlExecutor, userId: UserId): Promise<ProblemCode | undefined> {
    for (const holder of this.holders) {
      const held = await holder(executor, userId);
      if (held) return held;
    }
    return undefined;
  }
}
