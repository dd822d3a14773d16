import type { StoreId, UserId } from '@smachot/contracts';
import { DAY_MS, newId } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import type { PersonNames } from '../domain/customer-name';
import { type NotedCustomer, seedCustomers } from '../persistence/customer.repository';
import { NoteRepository } from '../persistence/note.repository';

/** `counts`: it was neither declined nor withdrawn. */
type Ordered = { storeId: StoreId; customerId: UserId; version: number; counts: boolean; placedAt: Date };
type Demo = {
  orders: Ordered[];
  people: (PersonNames & { id: UserId })[];
  /** Who wrote the notes; they are about the first of the people and the ones after, at this store. */
  notes: { storeId: string; authorId: UserId };
  now: Date;
};

const NOTES = [
  ['מעדיפה שמתקשרים אחרי ארבע', ['משפחה', 'לקוחה חוזרת']],
  ['האולם שלהם בלי מטבח, להביא מחממים', ['אירועים גדולים']],
  ['ביקשה הצעה גם לבת המצווה בשנה הבאה', ['לקוחה חוזרת']],
] as const;

const byCustomer = (orders: readonly Ordered[]): Iterable<Omit<NotedCustomer, 'person'>> => {
  const customers = new Map<string, Omit<NotedCustomer, 'person'>>();
  for (const { storeId, customerId, version, counts, placedAt } of orders) {
    const key = `${storeId} ${customerId}`;
    const {
      orders: before,
      seen,
      lastOrderAt,
    } = customers.get(key) ?? { orders: 0, seen: 0, lastOrderAt: placedAt };
    customers.set(key, {
      ...{ storeId, customerId, orders: before + (counts ? 1 : 0), seen: seen + version },
      lastOrderAt: lastOrderAt > placedAt ? lastOrderAt : placedAt,
    });
  }
  return customers.values();
};

/** Seeds the customers of stores from their orders, with notes and tags of one store. */
export const seedCustomersDemo = async (tx: Tx, { orders, people, notes, now }: Demo): Promise<void> => {
  const written = new NoteRepository();
  const personOf = new Map(people.map((person) => [person.id, person]));
  await seedCustomers(
    tx,
    [...byCustomer(orders)].map((one) => ({ ...one, person: personOf.get(one.customerId)! })),
  );
  for (const [at, [text, tags]] of NOTES.entries()) {
    const pair = { storeId: notes.storeId, customerId: people[at]!.id };
    const createdAt = new Date(now.getTime() - (at * 19 + 8) * DAY_MS);
    await written.add(tx, {
      ...pair,
      id: newId(createdAt.getTime()),
      authorId: notes.authorId,
      text,
      createdAt,
    });
    await written.changeTags(tx, pair, { add: [...tags], remove: [] });
  }
};
