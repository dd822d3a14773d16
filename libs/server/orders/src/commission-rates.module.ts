import { Module } from '@nestjs/common';
import { CommissionQueries } from './persistence/commission/commission.queries';
import { CommissionRateOfHandler } from './use-cases/commission/commission-rate-of';

/** What the sale of tickets reads of commissions. */
@Module({ providers: [CommissionQueries, CommissionRateOfHandler] })
export class CommissionRatesModule {}
