import type { ProposalForm, ProposalId, StoreId, UserId } from '@smachot/contracts';
import { EntitySchema } from 'typeorm';
import type { ProposalState } from '../domain/proposal';

/** An account that opened a proposal which has no customer yet. */
export type ReaderRow = { proposalId: ProposalId; userId: UserId };

/** A version that was sent; rows are only added. */
export type VersionRow = {
  proposalId: ProposalId;
  number: number;
  storeId: StoreId;
  /** Null: sent before it was kept. */
  unitName: string | null;
  content: ProposalForm;
  sentAt: Date;
};

const at = (name: string, nullable = false) => ({ type: 'timestamptz' as const, name, nullable });
const id = (name: string, nullable = false) => ({ type: 'uuid' as const, name, nullable });

export const ProposalSchema = new EntitySchema<ProposalState>({
  name: 'Proposal',
  schema: 'proposals',
  tableName: 'proposals',
  columns: {
    id: { type: 'uuid', primary: true, primaryKeyConstraintName: 'PK_proposals' },
    storeId: id('store_id'),
    storeUsername: { type: 'text', name: 'store_username' },
    storeName: { type: 'text', name: 'store_name' },
    customerId: id('customer_id', true),
    asked: { type: 'boolean' },
    wish: { type: 'text' },
    link: { type: 'text', nullable: true },
    status: { type: 'text' },
    content: { type: 'jsonb' },
    unitName: { type: 'text', name: 'unit_name' },
    number: { type: 'int' },
    sentAt: at('sent_at', true),
    viewTimes: { type: 'int', name: 'view_times' },
    viewedAt: { type: 'jsonb', name: 'viewed_at' },
    reason: { type: 'text' },
    orderId: id('order_id', true),
    acceptedPrice: { type: 'int', name: 'accepted_price', nullable: true },
    payingUntil: at('paying_until', true),
    remindedAt: at('reminded_at', true),
    dueAt: at('due_at', true),
    createdAt: at('created_at'),
    version: { type: 'int' },
  },
  indices: [
    { name: 'proposals_of_store', columns: ['storeId', 'id'] },
    { name: 'proposals_asked', columns: ['storeId'], where: `(asked AND (status = 'draft'::text))` },
    { name: 'proposals_link', columns: ['link'], unique: true, where: '(link IS NOT NULL)' },
    { name: 'proposals_by_customer', columns: ['customerId', 'id'], where: '(customer_id IS NOT NULL)' },
    { name: 'proposals_of_order', columns: ['orderId'], where: '(order_id IS NOT NULL)' },
    { name: 'proposals_due', columns: ['dueAt'], where: '(due_at IS NOT NULL)' },
  ],
});

/** Until the proposal is answered or over: they are reminded of its end. */
export const ProposalReaderSchema = new EntitySchema<ReaderRow>({
  name: 'ProposalReader',
  schema: 'proposals',
  tableName: 'readers',
  columns: {
    proposalId: { type: 'uuid', name: 'proposal_id', primary: true, primaryKeyConstraintName: 'PK_readers' },
    userId: { type: 'uuid', name: 'user_id', primary: true, primaryKeyConstraintName: 'PK_readers' },
  },
  indices: [{ name: 'readers_of_person', columns: ['userId'] }],
});

export const ProposalVersionSchema = new EntitySchema<VersionRow>({
  name: 'ProposalVersion',
  schema: 'proposals',
  tableName: 'versions',
  columns: {
    proposalId: { type: 'uuid', name: 'proposal_id', primary: true, primaryKeyConstraintName: 'PK_versions' },
    number: { type: 'int', primary: true, primaryKeyConstraintName: 'PK_versions' },
    storeId: id('store_id'),
    unitName: { type: 'text', name: 'unit_name', nullable: true },
    content: { type: 'jsonb' },
    sentAt: at('sent_at'),
  },
  indices: [{ name: 'versions_of_store', columns: ['storeId', 'sentAt'] }],
});
