import { Injectable } from '@nestjs/common';
import type { UserId } from '@smachot/contracts';
import { hasCome } from '../jobs/due-ticks';
import { returningRows, type Tx, UnitOfWork } from '../database/unit-of-work';
import type { SendingOutcome } from '../sms/sms-gateway';

/**
 * `table` has the columns `id` (becomes the Message-ID), `user_id`, `state`, `attempts`, `due_at` and `changed_at`; `key`
 * is its primary key. `topicOf`: the live topic hinted when a mail's state changes.
 */
export type MailTable<Row extends DueMail = DueMail> = {
  table: string;
  key: string;
  topicOf: (mail: Row) => string;
  /** A condition on the table that holds mails back; absent: none. */
  only?: string;
};
export type DueMail = { id: string; user_id: UserId; attempts: number };
const keyOf = (key: string, mail: object) => (mail as Record<string, string>)[key];
/** `no_address`: the person has no confirmed one. `not_wanted`: the person takes no such mail any more. */
export type MailOutcome = SendingOutcome | 'no_address' | 'not_wanted';
type Send<Row> = (mail: Row) => Promise<MailOutcome>;

const BATCH = 20;
const ATTEMPTS = 3;
/** A call to the mail server times out after seconds; a mail still open after this long was abandoned when its process died. */
const ABANDONED = '5 minutes';

/** The shown states of a mail. One without an answer of the mail server may have arrived: it is not shown as sent. */
const SHOWN = {
  wanted: 'on_its_way',
  intended: 'on_its_way',
  accepted: 'sent',
  refused: 'not_sent',
  unknown: 'not_sent',
  no_address: 'no_address',
  not_wanted: 'not_sent',
} as const;
/** The shown state for the stored `state` of a mail. */
export const shownMailState = (state: string): (typeof SHOWN)[keyof typeof SHOWN] =>
  SHOWN[state as keyof typeof SHOWN];

/** The condition of a tick that calls `sendDue`: a mail is to be sent, or was abandoned. */
export const mailsAreDue = ({ table, only = 'true' }: Pick<MailTable, 'table' | 'only'>): string =>
  [
    hasCome('due_at', table, `state = 'wanted' and (${only})`, 'now()'),
    hasCome('changed_at', table, `state = 'intended'`, `now() - interval '${ABANDONED}'`),
  ].join(' or ');

/**
 * Sends the mails of a table, each at most once: the intent is committed before the call. A mail that the server refused is
 * retried; one without an answer is uncertain and never sent again.
 */
@Injectable()
export class MailsOnce {
  constructor(private readonly work: UnitOfWork) {}

  /** Sends the due mails. `prepare` reads the data of all of them at once. */
  async sendDue<Row extends DueMail>(
    mails: MailTable<Row>,
    prepare: (due: Row[]) => Promise<Send<Row>>,
  ): Promise<void> {
    const due = await this.work.run((tx) => this.intend<Row>(tx, mails));
    if (!due.length) return;
    const send = await this.prepared(mails, due, prepare);
    await Promise.all(
      due.map(async (mail) => {
        const outcome = await send(mail);
        const again = outcome === 'refused' && mail.attempts < ATTEMPTS;
        await (again ? this.tryLater(mails, mail) : this.settle(mails, mail, outcome));
      }),
    );
  }

  /** Nothing was sent by the time of `prepare`: if it fails, the mails are due again, a minute later. */
  private async prepared<Row extends DueMail>(
    mails: MailTable<Row>,
    due: Row[],
    prepare: (due: Row[]) => Promise<Send<Row>>,
  ): Promise<Send<Row>> {
    try {
      return await prepare(due);
    } catch (error) {
      await this.putBack(mails, due);
      throw error;
    }
  }

  private putBack<Row extends DueMail>({ table, key }: MailTable<Row>, due: Row[]): Promise<unknown> {
    return this.work.alone(
      `update ${table} t
       set state = 'wanted', attempts = t.attempts - 1, changed_at = now(), due_at = now() + interval '1 minute'
       from unnest($1::uuid[], $2::int[]) as o(key, attempts)
       where t.${key} = o.key and t.attempts = o.attempts and t.state = 'intended'`,
      [due.map((mail) => keyOf(key, mail)), due.map(({ attempts }) => attempts)],
    );
  }

  private async intend<Row extends DueMail>(
    tx: Tx,
    { table, key, only = 'true' }: MailTable<Row>,
  ): Promise<Row[]> {
    await tx.query(
      `update ${table} set state = 'unknown', changed_at = now()
       where state = 'intended' and changed_at < now() - interval '${ABANDONED}'`,
    );
    return returningRows(
      await tx.query<Row>(
        `update ${table} set state = 'intended', attempts = attempts + 1, changed_at = now()
         where ${key} in (select ${key} from ${table} where state = 'wanted' and due_at <= now() and (${only})
           order by due_at limit ${BATCH} for update skip locked)
         returning *`,
      ),
    );
  }

  private settle<Row extends DueMail>(mails: MailTable<Row>, mail: Row, state: MailOutcome): Promise<void> {
    const { table, key } = mails;
    return this.work.run(async (tx) => {
      await tx.query(`update ${table} set state = $2, changed_at = now() where ${key} = $1`, [
        keyOf(key, mail),
        state,
      ]);
      tx.hint(mails.topicOf(mail));
    });
  }

  private tryLater<Row extends DueMail>({ table, key }: MailTable<Row>, mail: Row): Promise<unknown> {
    return this.work.run((tx) =>
      tx.query(
        `update ${table} set state = 'wanted', changed_at = now(), due_at = now() + make_interval(mins => $2) where ${key} = $1`,
        [keyOf(key, mail), mail.attempts],
      ),
    );
  }
}
