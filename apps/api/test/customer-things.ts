import { newId } from '@smachot/kernel';
import type { Product } from './product';

export type CustomerThings = { customerId: string; noteId: string };

export const customerBodies: Record<string, () => unknown> = {
  'customers.addNote': () => ({ text: 'טבעונית' }),
  'customers.changeTags': () => ({ add: ['קבועים'], remove: [] }),
};

/** A customer of a store, with a note that `authorId` wrote. */
export const customerThings = async (
  { source }: Product,
  storeId: string,
  authorId: string,
): Promise<CustomerThings> => {
  const [customerId, noteId] = [newId(), newId()];
  await source.query(
    `insert into customers.customers (store_id, customer_id, name, orders, wrote_at, sorted_at) values ($1, $2, 'דנה', 0, now(), now())`,
    [storeId, customerId],
  );
  await source.query(
    `insert into customers.notes (id, store_id, customer_id, author_id, text, created_at) values ($1, $2, $3, $4, 'אלרגית לאגוזים', now())`,
    [noteId, storeId, customerId, authorId],
  );
  return { customerId, noteId };
};
