import { Injectable } from '@nestjs/common';
import type { CrewInvitationId, CrewRole, StoreId, UserId } from '@smachot/contracts';
import { Clock, type E164, newId } from '@smachot/kernel';
import { PhoneKeys, returningRows, type Tx } from '@smachot/server-platform';
import { expiryOf } from '../../domain/crew';

export type NewInvitation = { storeId: StoreId; phone: E164; role: CrewRole; invitedBy: UserId };
export type AnsweredInvitation = { storeId: StoreId; role: CrewRole; expiresAt: Date; answeredAt: Date };

/** Invitations to crews, by phone. At most one of a store to a phone is open. */
@Injectable()
export class CrewInvitationRepository {
  constructor(
    private readonly clock: Clock,
    private readonly phoneKeys: PhoneKeys,
  ) {}

  /** Adds an invitation, which replaces the open one to this phone. `expiresAt`: an instant. */
  async add(
    tx: Tx,
    { storeId, phone, role, invitedBy }: NewInvitation,
  ): Promise<{ id: CrewInvitationId; expiresAt: string }> {
    const now = this.clock.now();
    await tx.query(
      `update stores.crew_invitations set answered_at = $3, outcome = 'replaced'
         where store_id = $1 and phone = $2 and answered_at is null`,
      [storeId, phone, now],
    );
    const added = { id: newId(), expiresAt: expiryOf(now).toISOString() };
    await tx.query(
      `insert into stores.crew_invitations (id, store_id, phone, role, invited_by, created_at, expires_at)
         values ($1, $2, $3, $4, $5, $6, $7)`,
      [added.id, storeId, phone, role, invitedBy, now, added.expiresAt],
    );
    return added;
  }

  /** Number of open invitations of a store to other phones. */
  async countOpenToOthers(tx: Tx, storeId: StoreId, phone: E164): Promise<number> {
    const [row] = await tx.query<{ count: number }>(
      `select count(*)::int as count from stores.crew_invitations
       where store_id = $1 and phone <> $2 and answered_at is null and expires_at > $3`,
      [storeId, phone, this.clock.now()],
    );
    return row!.count;
  }

  /** False when the store has no such open invitation. */
  async withdraw(tx: Tx, invitationId: CrewInvitationId, storeId: StoreId): Promise<boolean> {
    const withdrawn = await tx.query(
      `update stores.crew_invitations set answered_at = $3, outcome = 'withdrawn'
         where id = $1 and store_id = $2 and answered_at is null returning id`,
      [invitationId, storeId, this.clock.now()],
    );
    return returningRows(withdrawn).length > 0;
  }

  /** Marks an open invitation to this phone as answered, also when it is expired; undefined: there is none. */
  async markAnswered(
    tx: Tx,
    invitationId: CrewInvitationId,
    phone: E164,
    outcome: 'accepted' | 'refused',
  ): Promise<AnsweredInvitation | undefined> {
    const answeredAt = this.clock.now();
    const answered = await tx.query<Omit<AnsweredInvitation, 'answeredAt'>>(
      `update stores.crew_invitations set answered_at = $3, outcome = $4
         where id = $1 and phone = $2 and answered_at is null
         returning store_id as "storeId", role, expires_at as "expiresAt"`,
      [invitationId, phone, answeredAt, outcome],
    );
    const [invitation] = returningRows(answered);
    return invitation && { ...invitation, answeredAt };
  }

  /** Removes the phones of invitations that a person sent. */
  async removePhonesSentBy(tx: Tx, userId: UserId): Promise<void> {
    await tx.query('update stores.crew_invitations set phone = null where invited_by = $1', [userId]);
  }

  /** Withdraws the invitations to a phone of which only the key is known, and removes the phone from them. */
  async withdrawAllTo(tx: Tx, phoneKey: string): Promise<void> {
    const invited = await tx.query<{ phone: E164 }>(
      'select distinct phone from stores.crew_invitations where phone is not null',
    );
    const phones = invited.map(({ phone }) => phone).filter((phone) => this.phoneKeys.of(phone) === phoneKey);
    await tx.query(
      `update stores.crew_invitations set phone = null, answered_at = coalesce(answered_at, $2),
         outcome = coalesce(outcome, 'withdrawn') where phone = any($1)`,
      [phones, this.clock.now()],
    );
  }
}
