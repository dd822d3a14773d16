import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '@smachot/kernel';
import { AdminOverview } from '@smachot/server-platform';
import { BusinessDocumentQueries } from './persistence/business-documents/business-document.queries';
import { BankDetailsQueries } from './persistence/bank-details.queries';

/** The bank details and certificates of kashrut that wait for a decision, on the index of the admin panel. */
@Injectable()
export class VerificationOverview implements OnModuleInit {
  constructor(
    private readonly overview: AdminOverview,
    private readonly details: BankDetailsQueries,
    private readonly documents: BusinessDocumentQueries,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.overview.countWaiting('kashrut_certificates', () => this.documents.waiting());
    this.overview.countWaiting('bank_details', async () => {
      const { waiting, overdue, oldest } = await this.details.waiting(this.clock.now());
      return { count: waiting, overdue, oldest };
    });
  }
}
