import { Injectable } from '@nestjs/common';
import type { StoreId } from '@smachot/contracts';
import { hasCome, ReadModel, type Tx } from '@smachot/server-platform';

/** Where the round over all stores stands; `reached`: the last store it has done; null: none. */
export type Round = { dueAt: Date; reached: StoreId | null };

/** Condition of a tick: a round is due. */
export const ROUND_DUE = hasCome('due_at', 'waiting.rounds');

/** Repository of the round over all stores. */
@Injectable()
export class RoundRepository {
  constructor(private readonly read: ReadModel) {}

  due(now: Date): Promise<Round | undefined> {
    return this.read.one<Round>('select due_at as "dueAt", reached from waiting.rounds where due_at <= $1', [
      now,
    ]);
  }

  /** Moves the round on. False: another worker has done so meanwhile. */
  async advance(tx: Tx, from: Round, to: Round): Promise<boolean> {
    const [moved] = await tx.query(
      `with moved as (update waiting.rounds set due_at = $3, reached = $4
         where due_at = $1 and reached is not distinct from $2 returning 1) select 1 from moved`,
      [from.dueAt, from.reached, to.dueAt, to.reached],
    );
    return moved !== undefined;
  }
}
