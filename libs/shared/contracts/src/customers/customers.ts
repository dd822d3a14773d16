import * as z from 'zod/mini';
import { call } from '../call';
import { ExportFormat } from '../export-format';
import { CustomerNoteId, OrderId, StoreId, ThreadId, UserId } from '../ids';
import { OrderStatus } from '../orders/orders';
import { Instant, line, PageSize, paragraphs } from '../primitives';
import { StoreParams, storePath } from '../stores/stores';

export const LONGEST_NOTE = 2000;
export const MOST_NOTES = 200;
export const LONGEST_TAG = 30;
/** Tags of one customer. */
export const MOST_TAGS = 10;

export const CustomerTag = line(LONGEST_TAG);
/** ordered: has an order that was neither declined nor withdrawn. proposed: of the others those with a proposal. wrote: those who wrote, or had an order. */
export const CustomerKind = z.enum(['all', 'ordered', 'wrote', 'proposed']);
export type CustomerKind = z.infer<typeof CustomerKind>;
/** recent: the latest order first; of those without one, when they first wrote or last asked for or declined a proposal. */
export const CustomerSort = z.enum(['recent', 'name']);
export type CustomerSort = z.infer<typeof CustomerSort>;

/** A person who ordered from a store, wrote to it, or asked it for a proposal or declined one. Sums in shekels. */
export const CustomerCard = z.object({
  customerId: UserId,
  /** First name only, until the two have an order. */
  name: z.string(),
  /** Orders that were neither declined nor withdrawn. */
  orders: z.number(),
  /** When the latest order was placed, whatever became of it. */
  lastOrderAt: z.nullable(Instant),
  /** When their conversation began. */
  wroteAt: z.nullable(Instant),
  /** When they last asked for a proposal, or declined one. */
  proposedAt: z.nullable(Instant),
  /** Paid and not given back; null for members of the crew, who see no income. */
  paid: z.nullable(z.number()),
  tags: z.array(z.string()),
});
export type CustomerCard = z.infer<typeof CustomerCard>;

/** A note of the crew. The customer sees it in no screen, but in the export of their account. */
export const CustomerNote = z.object({
  _id: CustomerNoteId,
  text: z.string(),
  /** First name; null once the author's account is gone. */
  author: z.nullable(z.string()),
  at: Instant,
  /** Its author and the store's owners may delete it. */
  mayDelete: z.boolean(),
});
export type CustomerNote = z.infer<typeof CustomerNote>;

export const CustomerOrder = z.object({
  orderId: OrderId,
  code: z.string(),
  title: z.string(),
  status: OrderStatus,
  startsAt: Instant,
  price: z.number(),
});
export type CustomerOrder = z.infer<typeof CustomerOrder>;

export const Customer = z.extend(CustomerCard, {
  partnerId: StoreId,
  /** E.164; null until an order was approved. */
  phone: z.nullable(z.string()),
  threadId: z.nullable(ThreadId),
  /** The latest ones first. */
  latestOrders: z.array(CustomerOrder),
  /** The newest first. */
  notes: z.array(CustomerNote),
});
export type Customer = z.infer<typeof Customer>;

const path = `${storePath}/customers`;
const one = `${path}/:customerId`;
const OneCustomer = z.extend(StoreParams, { customerId: UserId });
const CustomerFilter = z.object({
  /** The beginning of a name or of a part of it. */
  q: z.optional(z.string().check(z.maxLength(60))),
  tag: z.optional(CustomerTag),
  kind: z._default(CustomerKind, 'all'),
});
export type CustomerFilter = z.infer<typeof CustomerFilter>;

export const listCustomers = call({
  id: 'customers.list',
  method: 'GET',
  path,
  access: 'user',
  params: StoreParams,
  query: z.extend(CustomerFilter, {
    sort: z._default(CustomerSort, 'recent'),
    /** The last customer of the previous page. */
    cursor: z.optional(UserId),
    limit: PageSize,
  }),
  answer: z.object({
    customers: z.array(CustomerCard),
    nextCursor: z.nullable(z.string()),
    /** The tags in use, the most used first; of the first page only. */
    tags: z.array(z.string()),
    /** Notes and tags may be written. */
    mayWrite: z.boolean(),
    mayExport: z.boolean(),
  }),
});
/** A file of the customers that the filter leaves, without notes; for the store's owners. */
export const exportCustomers = call({
  id: 'customers.export',
  method: 'GET',
  path: `${path}/export`,
  access: 'user',
  perMinute: 10,
  params: StoreParams,
  query: z.extend(CustomerFilter, { format: z._default(ExportFormat, 'xlsx') }),
  media: 'text/csv, application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
});
export const readCustomer = call({
  id: 'customers.read',
  method: 'GET',
  path: one,
  access: 'user',
  params: OneCustomer,
  answer: z.extend(Customer, { mayWrite: z.boolean() }),
});
/** Refused when the customer has as many notes as there may be: customer.too_many_notes. */
export const addCustomerNote = call({
  id: 'customers.addNote',
  method: 'POST',
  path: `${one}/notes`,
  access: 'user',
  idempotent: true,
  perMinute: 30,
  params: OneCustomer,
  body: z.object({ text: paragraphs(LONGEST_NOTE) }),
  answer: CustomerNote,
  status: 201,
});
export const deleteCustomerNote = call({
  id: 'customers.deleteNote',
  method: 'DELETE',
  path: `${one}/notes/:noteId`,
  access: 'user',
  params: z.extend(OneCustomer, { noteId: CustomerNoteId }),
  status: 204,
});
/** Adds and removes tags; what two members of the crew change at the same time holds. Refusal: customer.too_many_tags. */
export const changeCustomerTags = call({
  id: 'customers.changeTags',
  method: 'POST',
  path: `${one}/tags`,
  access: 'user',
  perMinute: 60,
  params: OneCustomer,
  body: z.object({
    add: z.array(CustomerTag).check(z.maxLength(MOST_TAGS)),
    remove: z.array(CustomerTag).check(z.maxLength(MOST_TAGS)),
  }),
  answer: z.object({ tags: z.array(z.string()) }),
  status: 200,
});
