import type { ChargebackId, ChargebackSide, UserId } from '@smachot/contracts';
import { EntitySchema } from 'typeorm';
import type { ChargebackState, ChargebackStep } from '../../domain/chargebacks/chargeback';

export type ChargebackStepRow = ChargebackStep & { id: string; chargebackId: ChargebackId };
/** What a side said; rows are only added, because each is evidence. */
export type ChargebackAnswerRow = {
  id: string;
  chargebackId: ChargebackId;
  side: ChargebackSide;
  userId: UserId;
  recognised: boolean | null;
  text: string;
  at: Date;
};
/** A sale of which the provider announced a chargeback, or its end; read until the provider shows it. */
export type ChargebackSignalRow = {
  saleId: string;
  heardAt: Date;
  dueAt: Date | null;
  claimedUntil: Date | null;
  attempts: number;
};

const at = (name: string, nullable = false) => ({ type: 'timestamptz' as const, name, nullable });
const text = (name: string, nullable = false) => ({ type: 'text' as const, name, nullable });
const uuid = (name: string, nullable = false) => ({ type: 'uuid' as const, name, nullable });
const id = (table: string) => ({
  type: 'uuid' as const,
  primary: true,
  primaryKeyConstraintName: `PK_${table}`,
});
const schema = 'payments';

export const ChargebackSchema = new EntitySchema<ChargebackState>({
  name: 'Chargeback',
  schema,
  tableName: 'chargebacks',
  columns: {
    id: id('chargebacks'),
    saleId: text('sale_id'),
    subject: text('subject'),
    userId: uuid('user_id', true),
    paymentId: uuid('payment_id', true),
    billId: uuid('bill_id', true),
    orderId: uuid('order_id', true),
    orderCode: text('order_code', true),
    storeId: uuid('store_id', true),
    amount: { type: 'int' },
    voided: { type: 'int' },
    status: text('status'),
    openedAt: at('opened_at'),
    answerBy: at('answer_by'),
    expiresAt: at('expires_at', true),
    resolvedAt: at('resolved_at', true),
    version: { type: 'int' },
  },
  indices: [
    // one that was won may be followed by another of the same sale
    {
      name: 'chargebacks_standing',
      columns: ['saleId'],
      unique: true,
      where: "(status <> 'won'::text)",
    },
    { name: 'chargebacks_of_payment', columns: ['paymentId'], where: '(payment_id IS NOT NULL)' },
    { name: 'chargebacks_of_user', columns: ['userId', 'id'] },
    { name: 'chargebacks_of_store', columns: ['storeId', 'id'] },
    { name: 'chargebacks_to_expire', columns: ['expiresAt'], where: '(expires_at IS NOT NULL)' },
  ],
});

export const ChargebackStepSchema = new EntitySchema<ChargebackStepRow>({
  name: 'ChargebackStep',
  schema,
  tableName: 'chargeback_steps',
  columns: {
    id: id('chargeback_steps'),
    chargebackId: uuid('chargeback_id'),
    move: text('move'),
    by: text('by'),
    adminId: uuid('admin_id', true),
    note: text('note', true),
    at: at('at'),
  },
  indices: [{ name: 'steps_of_chargeback', columns: ['chargebackId', 'id'] }],
});

export const ChargebackAnswerSchema = new EntitySchema<ChargebackAnswerRow>({
  name: 'ChargebackAnswer',
  schema,
  tableName: 'chargeback_answers',
  columns: {
    id: id('chargeback_answers'),
    chargebackId: uuid('chargeback_id'),
    side: text('side'),
    userId: uuid('user_id'),
    recognised: { type: 'boolean', nullable: true },
    text: text('text'),
    at: at('at'),
  },
  indices: [
    { name: 'answers_of_chargeback', columns: ['chargebackId', 'id'] },
    { name: 'chargeback_answers_of_user', columns: ['userId'] },
  ],
});

export const ChargebackSignalSchema = new EntitySchema<ChargebackSignalRow>({
  name: 'ChargebackSignal',
  schema,
  tableName: 'chargeback_signals',
  columns: {
    saleId: {
      type: 'text',
      name: 'sale_id',
      primary: true,
      primaryKeyConstraintName: 'PK_chargeback_signals',
    },
    heardAt: at('heard_at'),
    dueAt: at('due_at', true),
    claimedUntil: at('claimed_until', true),
    attempts: { type: 'int' },
  },
  indices: [{ name: 'chargeback_signals_due', columns: ['dueAt'], where: '(due_at IS NOT NULL)' }],
});
