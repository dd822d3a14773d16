import * as z from 'zod/mini';
import { ActReason } from '../administration/acts';
import { call } from '../call';
import { PayoutBatchId, StoreId } from '../ids';
import { Cursor, Day, Instant, PageSize } from '../primitives';
import { Payout, PayoutHold, PayoutStatus } from './payouts';

/** The largest answer file of the bank, in bytes. */
export const PAYOUT_ANSWER_MAX_BYTES = 5 * 1024 * 1024;

/**
 * planning: its payouts are being chosen; planned: a file can be made; sent: an admin has confirmed that the bank has the file; answered:
 * the bank's answer was read, so every payout is paid or returned.
 */
export const PayoutBatchStatus = z.enum(['planning', 'planned', 'sent', 'answered']);
export type PayoutBatchStatus = z.infer<typeof PayoutBatchStatus>;

const Sum = z.object({ count: z.number(), total: z.number() });
/** The payouts of one week. Sums in shekels. */
export const PayoutBatch = z.object({
  id: PayoutBatchId,
  /** The day in Israel on which it was planned. */
  day: Day,
  status: PayoutBatchStatus,
  /** The payouts that are not canceled. */
  payouts: Sum,
  returned: Sum,
  canceled: Sum,
  /** Stores that had something available and are not in the batch, with what they had; what a store owes is not taken off. */
  excluded: Sum,
  /** The number of the newest file; null: none was made. Only the newest one may be sent. */
  fileNumber: z.nullable(z.number()),
  fileMadeAt: z.nullable(Instant),
  /** The day on which the bank pays, as the newest file says. */
  paymentDay: z.nullable(Day),
  sentAt: z.nullable(Instant),
  answeredAt: z.nullable(Instant),
});
export type PayoutBatch = z.infer<typeof PayoutBatch>;

/** A payout as admins see it; of the account nothing. */
export const AdminPayout = z.extend(Payout, {
  partnerId: StoreId,
  partnerUsername: z.string(),
  businessName: z.string(),
  batchId: PayoutBatchId,
});
export type AdminPayout = z.infer<typeof AdminPayout>;

/**
 * A store that was left out when the batch was planned. `amount`: what it had available, in shekels; below 0: it owed it. not_planned: something
 * failed, and the next batch is planned with it.
 */
export const ExcludedStore = z.object({
  partnerId: StoreId,
  partnerUsername: z.string(),
  businessName: z.string(),
  amount: z.number(),
  reason: z.enum([...PayoutHold.options, 'not_planned']),
});
export type ExcludedStore = z.infer<typeof ExcludedStore>;

const admin = '/admin/api/payouts';
const one = `${admin}/batches/:batchId`;
const OneBatch = z.object({ batchId: PayoutBatchId });
/** Why the admin does it, for the audit log. */
const Reason = { reason: ActReason };

/** The newest first. */
export const listPayoutBatches = call({
  id: 'payouts.listBatches',
  method: 'GET',
  path: `${admin}/batches`,
  access: 'superAdmin',
  query: z.object({ cursor: Cursor, limit: PageSize }),
  answer: z.object({ batches: z.array(PayoutBatch), nextCursor: z.nullable(z.string()) }),
});
/** A batch with its payouts, in the order of their references. */
export const readPayoutBatch = call({
  id: 'payouts.readBatch',
  method: 'GET',
  path: one,
  access: 'superAdmin',
  params: OneBatch,
  query: z.object({ status: z.optional(PayoutStatus), cursor: Cursor, limit: PageSize }),
  answer: z.extend(PayoutBatch, { items: z.array(AdminPayout), nextCursor: z.nullable(z.string()) }),
});
/** Stores that are not in the batch, each with the reason; the largest sums first. */
export const listExcludedStores = call({
  id: 'payouts.listExcluded',
  method: 'GET',
  path: `${one}/excluded`,
  access: 'superAdmin',
  params: OneBatch,
  query: z.object({ cursor: Cursor, limit: PageSize }),
  answer: z.object({ stores: z.array(ExcludedStore), nextCursor: z.nullable(z.string()) }),
});
/**
 * Fixes what the next file pays: payouts to details that are no longer verified, and of suspended stores, are canceled. `replaces`: the number of the file that
 * this one replaces, which declares that it was not given to the bank (null: there is none); another one is refused
 * (`payouts.file_replaced`). Refused when nothing is left to pay (`payouts.nothing_to_pay`) and once a file was sent
 * (`lifecycle.illegal_move`).
 */
export const makePayoutFile = call({
  id: 'payouts.makeFile',
  method: 'POST',
  path: `${one}/file`,
  access: 'superAdmin',
  confirmed: true,
  params: OneBatch,
  body: z.object({ replaces: z.nullable(z.number()), ...Reason }),
  answer: PayoutBatch,
  status: 200,
});
/**
 * The newest file, in the format of Masav, with the account numbers as they are now verified. Each download is audited. Refused when
 * details have changed since it was made, a store was suspended, or its payment day has come (`payouts.file_outdated`): then a new one
 * has to be made.
 */
export const downloadPayoutFile = call({
  id: 'payouts.downloadFile',
  method: 'GET',
  path: `${one}/file/:fileNumber`,
  access: 'superAdmin',
  confirmed: true,
  audited: true,
  perMinute: 10,
  params: z.extend(OneBatch, { fileNumber: z.coerce.number().check(z.int(), z.gte(1)) }),
  query: z.object(Reason),
  media: 'application/octet-stream',
});
/** The admin has given the newest file to the bank; another number is refused (`payouts.file_replaced`). */
export const confirmPayoutsSent = call({
  id: 'payouts.confirmSent',
  method: 'POST',
  path: `${one}/sent`,
  access: 'superAdmin',
  confirmed: true,
  params: OneBatch,
  body: z.object({ fileNumber: z.number(), ...Reason }),
  answer: PayoutBatch,
  status: 200,
});
/**
 * Reads the bank's answer: payouts in it are returned to the balances of their stores, the others of the batch are paid. A later file may
 * still return a payout that counts as paid. Refused as a whole when it cannot be read (`payouts.answer_unreadable`) or names a payment
 * that is not one of this batch (`payouts.answer_foreign`).
 */
export const uploadPayoutAnswer = call({
  id: 'payouts.uploadAnswer',
  method: 'POST',
  path: `${one}/answer`,
  access: 'superAdmin',
  confirmed: true,
  perMinute: 10,
  file: { field: 'file', maxBytes: PAYOUT_ANSWER_MAX_BYTES },
  params: OneBatch,
  query: z.object(Reason),
  /** `returned`: the payouts that this file returned; `known`: those that an earlier file had returned already. */
  answer: z.object({ batch: PayoutBatch, returned: z.number(), known: z.number() }),
  status: 200,
});
/** Payouts that the bank returned, the latest first. */
export const listFailedPayouts = call({
  id: 'payouts.listFailed',
  method: 'GET',
  path: `${admin}/failed`,
  access: 'superAdmin',
  query: z.object({ cursor: Cursor, limit: PageSize }),
  answer: z.object({ payouts: z.array(AdminPayout), nextCursor: z.nullable(z.string()) }),
});
