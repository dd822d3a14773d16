import { Injectable } from '@nestjs/common';
import type { EventId, GiftId } from '@smachot/contracts';
import { cursorId } from '@smachot/kernel';
import { ReadModel } from '@smachot/server-platform';
import type { CountedGift } from '../../domain/gifts/gift-totals';
import { currentId } from '../guests/merged-guests';
import type { GiftRow } from './gift.schema';

/** A gift of the list; `amount` in agorot. */
export type ListedGift = Omit<GiftRow, 'recordedBy' | 'thankedBy' | 'giver' | 'recordedAt'> & {
  giver: string;
  phone: string | null;
  recordedAt: Date | null;
};

/**
 * SQL of the gifts of the placeholder's event: of guests who gave a sum or an item, and of envelopes. An event's guests are
 * filtered on the way, as everywhere.
 */
const giftsOf = (event: string): string => `
  select g.id, g.event_id, g.id as rsvp_id, g.name as giver, g.phone, g.side, g.guest_group, f.kind, g.income as amount,
    f.note, f.recorded_at, f.thanked_at
  from rsvp.guests g left join rsvp.gifts f on f.id = g.id
  where g.event_id = ${event} and g.deleted_at is null and (g.income > 0 or f.kind = 'item')
  union all
  select f.id, f.event_id, null, f.giver, null, f.side, f.guest_group, f.kind, f.amount, f.note, f.recorded_at, f.thanked_at
  from rsvp.gifts f where f.event_id = ${event} and f.rsvp_id is null`;

const COLUMNS = `g.id, g.event_id as "eventId", g.rsvp_id as "rsvpId", g.giver, g.phone, g.side, g.guest_group as "group", g.kind,
  g.amount::float8 as amount, g.note, g.recorded_at as "recordedAt", g.thanked_at as "thankedAt"`;
/** Sums that were only entered in the guest's details come last. */
const RECORDED = "coalesce(g.recorded_at, 'epoch')";

type Page = { unthanked: boolean; cursor?: string | undefined; limit: number };

/** Read model of an event's gifts. */
@Injectable()
export class GiftQueries {
  constructor(private readonly read: ReadModel) {}

  async page(
    eventId: EventId,
    { unthanked, cursor, limit }: Page,
  ): Promise<{ gifts: ListedGift[]; nextCursor: string | null }> {
    const [ms, last] = (cursor ?? '').split('.');
    const after = /^\d{1,15}$/.test(ms!) ? cursorId(last) : null;
    const rows = await this.read.rows<ListedGift>(
      `select ${COLUMNS} from (${giftsOf('$1')}) g
       where (not $2::boolean or g.thanked_at is null)
         and ($3::uuid is null or (${RECORDED}, g.id) < ($4::timestamptz, $3::uuid))
       order by ${RECORDED} desc, g.id desc limit $5`,
      [eventId, unthanked, after, new Date(after ? Number(ms) : 0), limit + 1],
    );
    const gifts = rows.slice(0, limit);
    const end = gifts.at(-1);
    const nextCursor = rows.length > limit && end ? `${end.recordedAt?.getTime() ?? 0}.${end.id}` : null;
    return { gifts, nextCursor };
  }

  /** One gift; a guest's also by the id of a record merged since. */
  one(eventId: EventId, giftId: GiftId): Promise<ListedGift | undefined> {
    return this.read.one<ListedGift>(
      `select ${COLUMNS} from (${giftsOf('$1')}) g where g.id = ${currentId('$2::uuid')}`,
      [eventId, giftId],
    );
  }

  /** Gifts counted by what their sums are shown by: some dozens of rows. */
  counted(eventId: EventId): Promise<CountedGift[]> {
    return this.read.rows<CountedGift>(
      `select g.side, g.guest_group as "group", g.kind, g.thanked_at is null as unthanked, count(*)::int as gifts,
         coalesce(sum(g.amount), 0)::float8 as amount
       from (${giftsOf('$1')}) g group by 1, 2, 3, 4`,
      [eventId],
    );
  }

  title(eventId: EventId): Promise<{ title: string } | undefined> {
    return this.read.one<{ title: string }>('select title from rsvp.invitations where id = $1', [eventId]);
  }
}
