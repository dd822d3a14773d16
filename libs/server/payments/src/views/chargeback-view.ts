import type {
  Chargeback as ChargebackContract,
  ChargebackAnswer,
  ChargebackCase,
  ChargebackMoveRecord,
  ChargebackSide,
} from '@smachot/contracts';
import { toShekels } from '@smachot/kernel';
import { Chargeback, type ChargebackState, type ChargebackStep } from '../domain/chargebacks/chargeback';
import type { ChargebackCaseRow } from '../persistence/chargebacks/chargeback.queries';
import type { ChargebackAnswerRow } from '../persistence/chargebacks/chargebacks.schema';

const about = (state: ChargebackState) => ({
  _id: state.id,
  subject: state.subject,
  orderId: state.orderId,
  orderCode: state.orderCode,
  partnerId: state.storeId,
  amount: toShekels(state.amount),
  status: state.status,
  openedAt: state.openedAt.toISOString(),
  answerBy: state.answerBy.toISOString(),
  resolvedAt: state.resolvedAt?.toISOString() ?? null,
});

/** The answers of one side to one chargeback. */
export const answersOf = (
  rows: ChargebackAnswerRow[],
  { id }: Pick<ChargebackState, 'id'>,
  of: ChargebackSide,
): ChargebackAnswer[] =>
  rows
    .filter(({ chargebackId, side }) => chargebackId === id && side === of)
    .map(({ text, recognised, at }) => ({ text, recognised, at: at.toISOString() }));

/** As one side sees it: never what the other side said. */
export const chargebackView = (
  state: ChargebackState,
  side: ChargebackSide,
  answers: ChargebackAnswerRow[],
  now: Date,
): ChargebackContract => ({
  ...about(state),
  side,
  answers: answersOf(answers, state, side),
  mayAnswer: new Chargeback(state).mayAnswer(side, now),
});

export const chargebackCase = (row: ChargebackCaseRow): ChargebackCase => ({
  ...about(row),
  saleId: row.saleId,
  paymentId: row.paymentId,
  billId: row.billId,
  customerId: row.userId,
  customerAnswered: row.customerAnswered,
  businessAnswered: row.businessAnswered,
  version: row.version,
});

export const stepView = ({ at, ...step }: ChargebackStep): ChargebackMoveRecord => ({
  ...step,
  at: at.toISOString(),
});
