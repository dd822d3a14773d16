import { ChargebackQueries } from './persistence/chargebacks/chargeback.queries';
import { ChargebackRepository } from './persistence/chargebacks/chargeback.repository';
import { ChargebackSignalRepository } from './persistence/chargebacks/chargeback-signal.repository';
import { ChargedSaleQueries } from './persistence/chargebacks/charged-sale.queries';
import { DisputedPaymentRepository } from './persistence/chargebacks/disputed-payment.repository';
import { ChargebackNotices } from './services/chargebacks/chargeback-notices';
import { ChargebackReading } from './services/chargebacks/chargeback-reading';
import { ChargebackRecipients } from './services/chargebacks/chargeback-recipients';
import { ChargebackSides } from './services/chargebacks/chargeback-sides';
import { ChargebackWriter } from './services/chargebacks/chargeback-writer';
import { ChargedSales } from './services/chargebacks/charged-sales';
import { ProviderVerdict } from './services/chargebacks/provider-verdict';
import { VoidedRefunds } from './services/chargebacks/voided-refunds';
import { AnswerChargebackHandler } from './use-cases/chargebacks/answer-chargeback';
import { ChargebackCasesHandler, ChargebackRecordOfHandler } from './use-cases/chargebacks/chargeback-cases';
import { DecideChargebackHandler } from './use-cases/chargebacks/decide-chargeback';
import { DisputesToAnswerHandler, DisputeWaitsHandler } from './use-cases/chargebacks/disputes-to-answer';
import {
  EraseChargebackAnswersHandler,
  ExpireChargebacksHandler,
} from './use-cases/chargebacks/expire-chargebacks';
import { OneChargebackHandler, OwnChargebacksHandler } from './use-cases/chargebacks/own-chargebacks';
import {
  ClaimAnnouncedChargebacksHandler,
  ReadAnnouncedChargebackHandler,
} from './use-cases/chargebacks/read-announced-chargebacks';

export const chargebackProviders = [
  ...[ChargebackQueries, ChargebackRepository, ChargebackSignalRepository, ChargedSaleQueries],
  ...[DisputedPaymentRepository, ChargedSales, VoidedRefunds, ProviderVerdict],
  ...[ChargebackNotices, ChargebackReading, ChargebackRecipients, ChargebackSides, ChargebackWriter],
  ...[AnswerChargebackHandler, ChargebackCasesHandler, ChargebackRecordOfHandler, DecideChargebackHandler],
  DisputesToAnswerHandler,
  DisputeWaitsHandler,
  ...[EraseChargebackAnswersHandler, ExpireChargebacksHandler, OneChargebackHandler, OwnChargebacksHandler],
  ...[ClaimAnnouncedChargebacksHandler, ReadAnnouncedChargebackHandler],
];
