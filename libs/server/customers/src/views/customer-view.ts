import type { CustomerCard, CustomerNote, CustomerOrder, UserId } from '@smachot/contracts';
import { toShekels } from '@smachot/kernel';
import type { CustomerFigures, CustomerOrderRow } from '@smachot/server-orders';
import type { ListedCustomer } from '../persistence/customer.queries';
import type { NoteRow } from '../persistence/customers.schema';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

export const cardView = (
  { customerId, name, orders, lastOrderAt, wroteAt, proposedAt, tags }: ListedCustomer,
  figures: CustomerFigures | undefined,
  withMoney: boolean,
): CustomerCard => ({
  ...{ customerId, name, orders, tags },
  lastOrderAt: iso(lastOrderAt),
  wroteAt: iso(wroteAt),
  proposedAt: iso(proposedAt),
  paid: withMoney ? toShekels(figures?.paid ?? 0) : null,
});

export const orderView = ({ startsAt, price, ...order }: CustomerOrderRow): CustomerOrder => ({
  ...order,
  startsAt: startsAt.toISOString(),
  price: toShekels(price),
});

export const noteView = (
  { id, text, authorId, createdAt }: NoteRow,
  authors: ReadonlyMap<string, { firstName: string }>,
  { userId, owner }: { userId: UserId; owner: boolean },
): CustomerNote => ({
  _id: id,
  text,
  author: (authorId && authors.get(authorId)?.firstName) || null,
  at: createdAt.toISOString(),
  mayDelete: owner || authorId === userId,
});
