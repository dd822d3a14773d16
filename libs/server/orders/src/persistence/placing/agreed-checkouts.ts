import { Injectable } from '@nestjs/common';
import type { CheckoutId, ProposalId } from '@smachot/contracts';
import type { Tx } from '@smachot/server-platform';

/** Binds checkouts to the proposals they are of; a unique index holds what is asked here. */
@Injectable()
export class AgreedCheckouts {
  /** Whether no checkout of a proposal is open or has become an order; until the transaction ends no other request begins one. */
  async isFree(tx: Tx, proposalId: ProposalId): Promise<boolean> {
    await tx.query(`select pg_advisory_xact_lock(hashtext('orders.proposal'), hashtext($1))`, [proposalId]);
    const found = await tx.query(
      `select 1 from orders.checkouts where proposal_id = $1 and status in ('authorising', 'action_required', 'placed')`,
      [proposalId],
    );
    return found.length === 0;
  }

  async bind(tx: Tx, checkoutId: CheckoutId, proposalId: ProposalId): Promise<void> {
    await tx.query('update orders.checkouts set proposal_id = $2 where id = $1', [checkoutId, proposalId]);
  }
}
