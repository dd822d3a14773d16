import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { AdminNoteAbout, StoreId } from '@smachot/contracts';
import { UserDirectory } from '@smachot/server-identity';
import { OrderPage } from '@smachot/server-orders';
import { readSearch } from '@smachot/server-platform';
import { KnownStores } from '@smachot/server-stores';
import type { NoteRow } from '../persistence/notes.schema';

/** The subject of a note. `storeId` and `code`: by which the audit log names an order. */
export type NoteSubject = Pick<NoteRow, 'kind' | 'subjectId' | 'personId'> & {
  storeId: StoreId | null;
  code?: string;
};

/** Finds what a note is about, as long as it may be written: a deleted account, a closed store and a deleted customer's order have none. */
@Injectable()
export class NoteSubjects {
  constructor(
    private readonly queries: QueryBus,
    private readonly people: UserDirectory,
  ) {}

  async find({ userId, partnerId, orderId }: AdminNoteAbout): Promise<NoteSubject | undefined> {
    if (orderId) return this.ofOrder(orderId);
    if (partnerId) return this.ofStore(partnerId);
    return userId && this.ofUser(userId);
  }

  private async ofUser(userId: NonNullable<AdminNoteAbout['userId']>): Promise<NoteSubject | undefined> {
    const people = await this.people.of([userId]);
    if (!people.has(userId)) return undefined;
    return { kind: 'user', subjectId: userId, personId: userId, storeId: null };
  }

  private async ofStore(storeId: StoreId): Promise<NoteSubject | undefined> {
    const [store] = await this.queries.execute(new KnownStores([storeId]));
    if (!store || store.closed) return undefined;
    return { kind: 'partner', subjectId: storeId, personId: null, storeId };
  }

  private async ofOrder(orderId: string): Promise<NoteSubject | undefined> {
    const first = { after: null, limit: 1, uncounted: true } as const;
    const { rows } = await this.queries.execute(new OrderPage({ words: readSearch(orderId) }, first));
    const [order] = rows;
    const customer = order && (await this.ofUser(order.userId));
    if (!customer) return undefined;
    const { partnerId: storeId, code } = order;
    return { kind: 'order', subjectId: orderId, personId: order.userId, storeId, code };
  }
}
