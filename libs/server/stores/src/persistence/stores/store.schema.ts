import type { BankVerificationStatus, PlanId } from '@smachot/contracts';
import { defineEntity } from '@smachot/server-platform';
import { EntitySchema } from 'typeorm';
import type { StoreState } from '../../domain/store';
import { moment, wide } from '../columns';

/** Columns that browse reads of a store beside its own state; only the listing writes them. */
type ListingColumns = {
  rating: number;
  listed: boolean;
  byProposal: boolean;
  rank: number;
  searchKey: string;
  searchWords: string;
  listedAs: number;
};
/** Columns by which admins filter stores; they follow other contexts and are no part of a store's state (ADR 69). */
type AdminColumns = {
  planId: PlanId;
  /** Null: no bank details were given. */
  bankStatus: BankVerificationStatus | null;
  /** The version of the bank details that `bankStatus` is of. */
  bankVersion: number | null;
  /** The last day, in Israel, on which an admin's pick of the store counts. */
  pickedUntil: string | null;
};
export type StoreRow = StoreState & ListingColumns & AdminColumns;

const whole = (name: string, ours = false) => ({
  type: 'int' as const,
  name,
  ...(ours ? { default: 0 } : {}),
});

export const StoreSchema = new EntitySchema<StoreRow>({
  name: 'Store',
  schema: 'stores',
  tableName: 'stores',
  columns: {
    id: { type: 'uuid', primary: true },
    username: { type: 'text' },
    businessName: { type: 'text', name: 'business_name' },
    categories: { type: 'text', array: true },
    isMobile: { type: 'boolean', name: 'is_mobile' },
    businessCity: { type: 'text', name: 'business_city' },
    businessPhone: { type: 'text', name: 'business_phone' },
    phoneIsPublic: { type: 'boolean', name: 'phone_is_public', default: false },
    email: { type: 'text', nullable: true },
    emailVerifiedAt: moment('email_verified_at', true),
    description: { type: 'text' },
    about: { type: 'text' },
    location: { type: 'jsonb', nullable: true },
    lat: { type: 'float8' },
    lng: { type: 'float8' },
    freeKm: { type: 'float8', name: 'free_km', nullable: true },
    maxKm: { type: 'float8', name: 'max_km', nullable: true },
    perKm: wide('per_km'),
    minDelivery: wide('min_delivery'),
    shortestNotice: whole('shortest_notice'),
    dailyCapacity: whole('daily_capacity'),
    slotsPerCustomer: { type: 'int', name: 'slots_per_customer', default: 1 },
    links: { type: 'jsonb' },
    externalMedia: { type: 'jsonb', name: 'external_media' },
    isPublic: { type: 'boolean', name: 'is_public' },
    cancellationPolicy: { type: 'jsonb', name: 'cancellation_policy' },
    paymentTerms: { type: 'jsonb', name: 'payment_terms', nullable: true },
    kashrutCertificate: { type: 'text', name: 'kashrut_certificate', default: 'none' },
    kashrutBadatz: { type: 'text', name: 'kashrut_badatz', nullable: true },
    kashrutUntil: { type: 'date', name: 'kashrut_until', nullable: true },
    kashrutCheck: { type: 'jsonb', name: 'kashrut_check', nullable: true },
    policies: { type: 'text', default: '' },
    facts: { type: 'jsonb', default: {} },
    language: { type: 'text', default: 'he' },
    translations: { type: 'jsonb', default: {} },
    profilePicture: { type: 'jsonb', name: 'profile_picture', nullable: true },
    coverPhoto: { type: 'jsonb', name: 'cover_photo', nullable: true },
    pictures: { type: 'jsonb' },
    ratingSum: whole('rating_sum', true),
    ratingCount: whole('rating_count', true),
    vatStatements: { type: 'jsonb', name: 'vat_statements', default: [] },
    rating: whole('rating', true),
    hoursChosen: { type: 'boolean', name: 'hours_chosen', default: true },
    alwaysOpen: { type: 'boolean', name: 'always_open', default: true },
    listed: { type: 'boolean', default: false },
    byProposal: { type: 'boolean', name: 'by_proposal', default: false },
    rank: whole('rank', true),
    searchKey: { type: 'text', name: 'search_key', default: '' },
    // for the statement of browse alone: long, and not needed when a store is loaded
    searchWords: { type: 'tsvector', name: 'search_words', default: '', select: false },
    listedAs: whole('listed_as', true),
    version: whole('version'),
    createdAt: moment('created_at'),
    closedAt: moment('closed_at', true),
    suspension: { type: 'jsonb', nullable: true },
    planId: { type: 'text', name: 'plan_id', default: 'basic-plan' },
    bankStatus: { type: 'text', name: 'bank_status', nullable: true },
    bankVersion: { type: 'int', name: 'bank_version', nullable: true },
    pickedUntil: { type: 'text', name: 'picked_until', nullable: true },
  },
  indices: [
    { name: 'stores_username', columns: ['username'], unique: true, where: 'closed_at IS NULL' },
    // of a kind TypeORM cannot create (gin): the migration does
    { name: 'stores_by_words', synchronize: false },
    { name: 'stores_by_forms', synchronize: false },
    { name: 'stores_by_likeness', synchronize: false },
    // of an operator class it cannot create either, for admins
    ...['stores_by_name', 'stores_by_username', 'stores_by_phone', 'stores_by_email', 'stores_by_city'].map(
      (name) => ({ name, synchronize: false as const }),
    ),
    { name: 'stores_newest', columns: ['createdAt', 'id'] },
    { name: 'stores_closed', columns: ['createdAt', 'id'], where: '(closed_at IS NOT NULL)' },
    {
      name: 'stores_hidden',
      columns: ['createdAt', 'id'],
      where: '((closed_at IS NULL) AND (NOT is_public))',
    },
    { name: 'stores_listed_as', columns: ['listedAs'], where: 'listed' },
    { name: 'stores_suspended', columns: ['id'], where: '(suspension IS NOT NULL)' },
    { name: 'stores_suspended_newest', columns: ['createdAt', 'id'], where: '(suspension IS NOT NULL)' },
    {
      name: 'stores_by_plan',
      columns: ['planId', 'createdAt', 'id'],
      where: "(plan_id <> 'basic-plan'::text)",
    },
    { name: 'stores_picked', columns: ['pickedUntil'], where: '(picked_until IS NOT NULL)' },
    { name: 'stores_by_bank', columns: ['bankStatus', 'createdAt', 'id'] },
  ],
});

export const UsernameSchema = defineEntity({
  name: 'StoreUsername',
  schema: 'stores',
  tableName: 'usernames',
  columns: {
    username: { type: 'text', primary: true },
    storeId: { type: 'uuid', name: 'store_id' },
    heldUntil: moment('held_until', true),
  },
});
