import * as z from 'zod/mini';
import { call } from '../call';
import { StoreId } from '../ids';
import { BankVerificationStatus } from '../verification/bank-details';
import { ExportFormat } from '../export-format';
import { exportMedia, period } from './list-parts';

/** `q`: the beginning of a code. */
export const AdminCouponFilter = z.object({
  q: z.optional(z.string().check(z.maxLength(20))),
  partnerId: z.optional(StoreId),
  ...period,
});
export type AdminCouponFilter = z.infer<typeof AdminCouponFilter>;
/** Coupons of all stores and of the platform, stopped ones too; the newest first. */
export const exportCoupons = call({
  id: 'admin.exportCoupons',
  method: 'GET',
  path: '/admin/api/coupons/export',
  access: 'superAdmin',
  audited: true,
  confirmed: true,
  perMinute: 10,
  query: z.extend(AdminCouponFilter, { format: ExportFormat }),
  media: exportMedia,
});

/** Absent: all. */
export const AdminBankFilter = z.object({
  verification_status: z.optional(BankVerificationStatus),
  ...period,
});
export type AdminBankFilter = z.infer<typeof AdminBankFilter>;
/** Bank details of all stores, those sent last first. No number of an account is among them, nor its holder. */
export const exportBankDetails = call({
  id: 'admin.exportBankDetails',
  method: 'GET',
  path: '/admin/api/bank-details/export',
  access: 'superAdmin',
  audited: true,
  confirmed: true,
  perMinute: 10,
  query: z.extend(AdminBankFilter, { format: ExportFormat }),
  media: exportMedia,
});
