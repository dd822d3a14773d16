import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '@smachot/kernel';
import { AdminOverview } from '@smachot/server-platform';
import { BankDetailsQueries } from './persistence/bank-details.queries';

/** The bank details that wait for a decision, on the index of the admin panel. */
@Injectable()
export class VerificationOverview implements OnModuleInit {
  constructor(
    private readonly overview: AdminOverview,
    private readonly details: BankDetailsQueries,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.overview.countWaiting('bank_details', async () => {
      const { waiting, overdue, oldest } = await this.details.waiting(this.clock.now());
      return { count: waiting, overdue, oldest };
    });
  }
}
