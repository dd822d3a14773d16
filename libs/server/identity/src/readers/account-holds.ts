import { Injectable } from '@nestjs/common';
import type { ProblemCode } from '@smachot/contracts';

/** Whoever can run SQL: a transaction, or the data source. */
type Asked = { query<T>(sql: string, parameters: unknown[]): Promise<T[]> };
type Holder = (asked: Asked, userId: string) => Promise<ProblemCode | undefined>;

/**
 * What still keeps an account from being deleted: whoever knows of something adds it at module init, and asks within the
 * transaction at hand.
 */
@Injectable()
export class AccountHolds {
  private readonly holders: Holder[] = [];

  add(holder: Holder): void {
    this.holders.push(holder);
  }

  /** The first that holds it. */
  async of(asked: Asked, userId: string): Promise<ProblemCode | undefined> {
    for (const holder of this.holders) {
      const held = await holder(asked, userId);
      if (held) return held;
    }
    return undefined;
  }
}
