import * as z from 'zod/mini';
import { call } from '../call';
import { BankDetailsId, ReportId, StoreId, UserId } from '../ids';
import { Day, E164, Instant, optionalLine } from '../primitives';
import { CrewRole } from '../stores/stores';
import { PlanId } from '../subscriptions/plans';
import { SubscriptionPhase } from '../subscriptions/subscriptions';
import { BankVerificationStatus } from '../verification/bank-details';
import { ExportFormat } from '../export-format';
import { exportMedia, pageEnd, paging, period, words } from './list-parts';

/** hidden: the store is not public yet, or was hidden by its owner; suspended: an admin took it off the site. */
export const AdminPartnerState = z.enum(['public', 'hidden', 'suspended', 'closed']);
export type AdminPartnerState = z.infer<typeof AdminPartnerState>;

export const AdminPartner = z.object({
  partnerId: StoreId,
  partnerUsername: z.string(),
  businessName: z.string(),
  businessCity: z.string(),
  /** Null: the store closed with its owner's account. */
  businessPhone: z.nullable(E164),
  email: z.nullable(z.string()),
  categories: z.array(z.string()),
  state: AdminPartnerState,
  createdAt: Instant,
  /** The plan whose limits apply, and its phase. */
  planId: PlanId,
  phase: SubscriptionPhase,
  /** Null: no bank details were given. */
  bankVerification: z.nullable(BankVerificationStatus),
  /** Null: the store is not suspended. */
  suspension: z.nullable(z.object({ since: Instant, reason: z.string() })),
});
export type AdminPartner = z.infer<typeof AdminPartner>;

export const AdminPartnerBank = z.enum(['none', ...BankVerificationStatus.options]);
export type AdminPartnerBank = z.infer<typeof AdminPartnerBank>;

/**
 * `q`: a phone in any notation or its beginning, the beginning of an e-mail address, of the business's name or of the username.
 * `city`: the beginning of the town's name. `planId`: the plan whose limits apply. `bank`: the state of the bank details; none: none were given.
 */
export const AdminPartnerFilter = z.object({
  q: words,
  state: z.optional(AdminPartnerState),
  city: z.optional(optionalLine(60)),
  planId: z.optional(PlanId),
  bank: z.optional(AdminPartnerBank),
  ...period,
});
export type AdminPartnerFilter = z.infer<typeof AdminPartnerFilter>;

/** The newest first, closed ones too. */
export const listPartners = call({
  id: 'admin.listPartners',
  method: 'GET',
  path: '/admin/api/partners',
  access: 'superAdmin',
  audited: true,
  query: z.extend(AdminPartnerFilter, paging),
  answer: z.object({ partners: z.array(AdminPartner), ...pageEnd }),
});
export const exportPartners = call({
  id: 'admin.exportPartners',
  method: 'GET',
  path: '/admin/api/partners/export',
  access: 'superAdmin',
  audited: true,
  confirmed: true,
  perMinute: 10,
  query: z.extend(AdminPartnerFilter, { format: ExportFormat }),
  media: exportMedia,
});

/** One store, with what the other contexts know of it. Its orders and audit entries are read with those lists. */
export const AdminPartnerRecord = z.extend(AdminPartner, {
  emailVerified: z.boolean(),
  closedAt: z.nullable(Instant),
  pricingUnits: z.number(),
  /** The last day on which the store is picked for a place above results; null: it is not. */
  pickedUntil: z.nullable(Day),
  crew: z.array(z.object({ userId: UserId, firstName: z.string(), lastName: z.string(), role: CrewRole })),
  subscription: z.nullable(
    z.object({
      billing: z.enum(['monthly', 'annually']),
      endDate: z.nullable(z.iso.date()),
      createdAt: Instant,
    }),
  ),
  /** Decided and undecided bank details; the account number is not among them. */
  bankDetails: z.nullable(
    z.object({ id: BankDetailsId, submittedAt: Instant, decidedAt: z.nullable(Instant) }),
  ),
  /** Reports about the store's conversations, the newest first, at most 50. */
  complaints: z.array(
    z.object({
      reportId: ReportId,
      by: z.enum(['customer', 'partner']),
      reason: z.string(),
      createdAt: Instant,
      decision: z.nullable(z.enum(['dismissed', 'closed'])),
    }),
  ),
});
export type AdminPartnerRecord = z.infer<typeof AdminPartnerRecord>;
/** `partner`: the store's id or username. */
export const readPartner = call({
  id: 'admin.readPartner',
  method: 'GET',
  path: '/admin/api/partners/:partner',
  access: 'superAdmin',
  audited: true,
  params: z.object({ partner: z.string().check(z.minLength(1), z.maxLength(40)) }),
  answer: AdminPartnerRecord,
});
