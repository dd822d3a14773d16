import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '@smachot/kernel';
import { AdminOverview } from '@smachot/server-platform';
import { ChargebackQueries } from './persistence/chargebacks/chargeback.queries';
import { ReconciliationQueries } from './persistence/reconciliation/reconciliation.queries';

/** The disputed charges and the differences with the provider that wait for an admin, on the index of the admin panel. */
@Injectable()
export class PaymentCasesOverview implements OnModuleInit {
  constructor(
    private readonly overview: AdminOverview,
    private readonly chargebacks: ChargebackQueries,
    private readonly reconciliation: ReconciliationQueries,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.overview.countWaiting('chargebacks', () => this.chargebacks.waitingForEvidence(this.clock.now()));
    this.overview.countWaiting('payment_differences', () => this.reconciliation.open());
  }
}
