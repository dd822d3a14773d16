import type { UserId } from '@smachot/contracts';
import { DAY_MS, newId } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import type { PersonNames } from '../domain/customer-name';
import { CustomerRepository } from '../persistence/customer.repository';
import type { CustomerOrderFact } from '../persistence/customers.schema';
import { NoteRepository } from '../persistence/note.repository';

type Demo = {
  orders: CustomerOrderFact[];
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

/** Seeds the customers of stores from their orders, with notes and tags of one store. */
export const seedCustomersDemo = async (tx: Tx, { orders, people, notes, now }: Demo): Promise<void> => {
  const customers = new CustomerRepository();
  const written = new NoteRepository();
  const personOf = new Map(people.map((person) => [person.id, person]));
  await customers.noteOrders(
    tx,
    orders.map((fact) => ({ fact, person: personOf.get(fact.customerId)! })),
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
