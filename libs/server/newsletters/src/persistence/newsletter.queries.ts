import { Injectable } from '@nestjs/common';
import type { NewsletterId, NewsletterProgress, StoreId } from '@smachot/contracts';
import {
  Conditions,
  hasCome,
  isThere,
  type ListPage,
  readListPage,
  ReadModel,
} from '@smachot/server-platform';
import type { NewsletterState } from '../domain/newsletter';
import type { Reactions } from '../domain/stop';
import { newsletterSelection } from './newsletter.repository';

export type ReadNewsletter = NewsletterState & { progress: NewsletterProgress };
export type StoppedStore = Reactions & {
  storeId: StoreId;
  newsletterId: NewsletterId;
  subject: string;
  stoppedAt: Date;
};

/** Mails that can no longer go do not wait. */
const PROGRESS = `(select json_build_object('recipients', count(*), 'sent', count(*) filter (where m.state = 'accepted'),
    'waiting', count(*) filter (where m.state in ('wanted', 'intended') and n.status <> 'cancelled'),
    'notSent', count(*) filter (where m.state not in ('accepted', 'wanted', 'intended') or (n.status = 'cancelled' and m.state <> 'accepted')),
    'unsubscribed', (select count(*) from newsletters.consents c where c.ended_from = n.id))
  from newsletters.mails m where m.newsletter_id = n.id) as progress`;
const COLUMNS = `${newsletterSelection}, ${PROGRESS}`;

/** Condition of a tick: a newsletter is planned for now, or under way. */
export const NEWSLETTER_DUE = [
  isThere('send_at', 'newsletters.newsletters', `status = 'sending'`),
  hasCome('send_at', 'newsletters.newsletters', `status = 'scheduled'`),
].join(' or ');

/** Reads newsletters for screens and for the worker. */
@Injectable()
export class NewsletterQueries {
  constructor(private readonly read: ReadModel) {}

  page(storeId: StoreId, after: string | null, limit: number): Promise<ListPage<ReadNewsletter>> {
    const table = {
      table: 'newsletters.newsletters',
      alias: 'n',
      columns: COLUMNS,
      order: ['created_at', 'id'] as const,
    };
    const mine = new Conditions().where(storeId, ($) => `n.store_id = ${$}`);
    return readListPage<ReadNewsletter>(this.read, table, mine, { after, limit, uncounted: true });
  }

  one(storeId: StoreId, id: NewsletterId): Promise<ReadNewsletter | undefined> {
    return this.read.one<ReadNewsletter>(
      `select ${COLUMNS} from newsletters.newsletters n where n.id = $1 and n.store_id = $2`,
      [id, storeId],
    );
  }

  /** People who agree, and who took it back; newsletters from one instant to another; whether the store was stopped. */
  async countsOf(
    storeId: StoreId,
    from: Date,
    to: Date,
  ): Promise<{ active: number; ended: number; used: number; stopped: boolean }> {
    const row = await this.read.one<{ active: number; ended: number; used: number; stopped: boolean }>(
      `select count(*) filter (where c.ended_at is null)::int as active, count(*) filter (where c.ended_at is not null)::int as ended,
         (select count(*)::int from newsletters.newsletters n where n.store_id = $1 and n.send_at >= $2 and n.send_at < $3
           and (n.status <> 'cancelled' or n.started_at is not null)) as used,
         exists (select from newsletters.stops s where s.store_id = $1) as stopped
       from newsletters.consents c where c.store_id = $1`,
      [storeId, from, to],
    );
    return row!;
  }

  /** Newsletters whose mails have to be written down now; a store that began one since `today` waits. */
  due(now: Date, today: Date): Promise<{ id: NewsletterId; storeId: StoreId }[]> {
    return this.read.rows<{ id: NewsletterId; storeId: StoreId }>(
      `select n.id, n.store_id as "storeId" from newsletters.newsletters n
       where n.status in ('scheduled', 'sending') and n.started_at is null and n.send_at <= $1
         and not exists (select from newsletters.newsletters o where o.store_id = n.store_id and o.started_at >= $2)
       order by n.send_at limit 50`,
      [now, today],
    );
  }

  /** Stores with newsletters that are planned for now or being sent. */
  async sendingStores(now: Date): Promise<StoreId[]> {
    const rows = await this.read.rows<{ storeId: StoreId }>(
      `select distinct store_id as "storeId" from newsletters.newsletters
       where status = 'sending' or (status = 'scheduled' and send_at <= $1)`,
      [now],
    );
    return rows.map(({ storeId }) => storeId);
  }

  /** Newsletters under way without a mail that waits. */
  async finished(): Promise<NewsletterId[]> {
    const rows = await this.read.rows<{ id: NewsletterId }>(
      `select n.id from newsletters.newsletters n where n.status = 'sending' and n.started_at is not null
         and not exists (select from newsletters.mails m where m.newsletter_id = n.id and m.state in ('wanted', 'intended')) limit 50`,
    );
    return rows.map(({ id }) => id);
  }

  /** The longest waiting first. */
  stops(): Promise<StoppedStore[]> {
    return this.read.rows<StoppedStore>(
      `select s.store_id as "storeId", s.newsletter_id as "newsletterId", s.stopped_at as "stoppedAt", n.subject,
         (select count(*)::int from newsletters.mails m where m.newsletter_id = n.id and m.state = 'accepted') as sent,
         (select count(*)::int from newsletters.consents c where c.ended_from = n.id) as unsubscribed,
         (select count(*)::int from newsletters.consents c where c.ended_from = n.id and c.complaint) as complaints
       from newsletters.stops s join newsletters.newsletters n on n.id = s.newsletter_id order by s.stopped_at, s.store_id limit 200`,
    );
  }

  async waitingStops(): Promise<{ count: number; oldest: Date | null }> {
    const row = await this.read.one<{ count: number; oldest: Date | null }>(
      'select count(*)::int as count, min(stopped_at) as oldest from newsletters.stops',
    );
    return row!;
  }
}
