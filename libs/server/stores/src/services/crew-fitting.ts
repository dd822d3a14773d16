import { Injectable } from '@nestjs/common';
import type { CrewMemberId, StoreId, UserId } from '@smachot/contracts';
import { Clock } from '@smachot/kernel';
import { accessTopic, type Tx } from '@smachot/server-platform';
import { crewInKeepOrder, type CrewMemberState, fitCrew } from '../domain/plan-fit';
import { CrewRepository } from '../persistence/crew/crew.repository';
import { PlanKeepingRepository } from '../persistence/stores/plan-keeping.repository';

/** Suspends the members a plan has no room for, and reinstates them when it has; owners stay (ADR 60). */
@Injectable()
export class CrewFitting {
  constructor(
    private readonly crew: CrewRepository,
    private readonly keeping: PlanKeepingRepository,
    private readonly clock: Clock,
  ) {}

  /** From who stays longest to who is suspended first. */
  async inOrder(tx: Tx, storeId: StoreId): Promise<CrewMemberState[]> {
    const chosen = await this.keeping.chosenOrder(tx, storeId);
    const members = await this.crew.of(tx, storeId);
    const suspended = await this.crew.suspendedOf(tx, storeId);
    return crewInKeepOrder(
      [
        ...members.map((member) => ({ ...member, suspended: false })),
        ...suspended.map((member) => ({ ...member, suspended: true })),
      ],
      chosen?.memberIds ?? [],
    );
  }

  /** Under the store's lock. Fitting again changes nothing. @returns the members that were suspended */
  async fit(tx: Tx, storeId: StoreId, limit: number): Promise<UserId[]> {
    const crew = await this.inOrder(tx, storeId);
    const { suspend, reinstate } = fitCrew(crew, limit);
    if (suspend.length > 0) await this.crew.suspend(tx, suspend, this.clock.now());
    if (reinstate.length > 0) await this.crew.reinstate(tx, reinstate);
    this.tell(tx, storeId, crew, new Set([...suspend, ...reinstate]));
    return crew.filter(({ id }) => suspend.includes(id)).map(({ userId }) => userId);
  }

  /** Their access changed, also that of open connections. */
  private tell(tx: Tx, storeId: StoreId, crew: CrewMemberState[], changed: Set<CrewMemberId>): void {
    for (const { id, userId } of crew) {
      if (!changed.has(id)) continue;
      tx.hint(accessTopic(userId));
      tx.hint(`user:${userId}`);
    }
    if (changed.size > 0) tx.hint(`store:${storeId}`);
  }
}
