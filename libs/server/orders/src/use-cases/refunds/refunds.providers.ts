import { ManualRefundQueries } from '../../persistence/refunds/manual-refund.queries';
import { ManualRefundRepository } from '../../persistence/refunds/manual-refund.repository';
import { ManualRefundViews } from '../../services/manual-refund-views';
import { ManualRefunding } from '../../services/manual-refunding';
import { RefundDecisions } from '../../services/refund-decisions';
import { DecideManualRefundHandler } from './decide-refund';
import { ExpireManualRefundsHandler } from './expire-refunds';
import { ListManualRefundsHandler, RefundableByCodeHandler } from './read-refunds';
import { RequestManualRefundHandler } from './request-refund';

/** Refunds by hand, with what they store. */
export const refundProviders = [
  ...[ManualRefundQueries, ManualRefundRepository],
  ...[ManualRefundViews, ManualRefunding, RefundDecisions],
  ...[RequestManualRefundHandler, DecideManualRefundHandler, ExpireManualRefundsHandler],
  ...[ListManualRefundsHandler, RefundableByCodeHandler],
];
