import type { ProposalForm, ProposalId, StoreId } from '@smachot/contracts';
import { EntitySchema } from 'typeorm';
import type { ProposalState } from '../domain/proposal';

/** A version that was sent; rows are only added. */
export type VersionRow = {
  proposalId: ProposalId;
  number: number;
  storeId: StoreId;
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
    payingUntil: at('paying_until', true),
    remindedAt: at('reminded_at', true),
    dueAt: at('due_at', true),
    createdAt: at('created_at'),
    version: { type: 'int' },
  },
  indices: [
    { name: 'proposals_of_store', columns: ['storeId', 'id'] },
    { name: 'proposals_link', columns: ['link'], unique: true, where: '(link IS NOT NULL)' },
    { name: 'proposals_of_customer', columns: ['customerId'], where: '(customer_id IS NOT NULL)' },
    { name: 'proposals_due', columns: ['dueAt'], where: '(due_at IS NOT NULL)' },
  ],
});

export const ProposalVersionSchema = new EntitySchema<VersionRow>({
  name: 'ProposalVersion',
  schema: 'proposals',
  tableName: 'versions',
  columns: {
    proposalId: { type: 'uuid', name: 'proposal_id', primary: true, primaryKeyConstraintName: 'PK_versions' },
    number: { type: 'int', primary: true, primaryKeyConstraintName: 'PK_versions' },
    storeId: id('store_id'),
    content: { type: 'jsonb' },
    sentAt: at('sent_at'),
  },
  indices: [{ name: 'versions_of_store', columns: ['storeId', 'sentAt'] }],
});
