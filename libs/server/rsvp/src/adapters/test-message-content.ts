import { Injectable } from '@nestjs/common';
import type { TemplateName, UserId } from '@smachot/contracts';
import { UserDirectory } from '@smachot/server-identity';
import { type Decision, type ContentRequest, TEST_ROUND } from '@smachot/server-messaging';
import { ReadModel } from '@smachot/server-platform';
import { testAnswer } from '@smachot/server-guest-dialogue';
import type { RsvpState } from '../domain/guests/rsvp-state';
import { GuestMessageWriter, type ContentEvent } from './guest-message-writer';

type Row = {
  id: string;
  userId: UserId;
  template: TemplateName;
  guest: Pick<RsvpState, 'name' | 'language'>;
  event: Omit<ContentEvent, 'date'>;
  date: Date;
};

/** Content of hosts' test messages: a guest's message, sent to the account's phone, with buttons that belong to no guest. */
@Injectable()
export class TestMessageContent {
  constructor(
    private readonly read: ReadModel,
    private readonly directory: UserDirectory,
    private readonly writer: GuestMessageWriter,
  ) {}

  async contents(batch: ContentRequest[]): Promise<[string, Decision][]> {
    if (!batch.length) return [];
    const rows = await this.read.rows<Row>(
      `select t.id, t.user_id as "userId", t.template_name as template, i.date,
         json_build_object('name', g.name, 'language', g.language) as guest,
         json_build_object('id', i.id, 'title', i.title, 'hostName', i.host_name, 'eventType', i.event_type,
           'occasion', i.occasion, 'recipient', i.recipient, 'location', i.location, 'image', i.image) as event
       from rsvp.test_messages t
       join rsvp.invitations i on i.id = t.event_id and i.deleted_at is null
       left join rsvp.merged_guests a on a.absorbed_id = t.rsvp_id
       join rsvp.guests g on g.id = coalesce(a.survivor_id, t.rsvp_id) and g.deleted_at is null
       where t.id = any($1) and t.user_id is not null`,
      [batch.map(({ refId }) => refId)],
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    const people = await this.directory.of([...new Set(rows.map(({ userId }) => userId))]);
    return batch.flatMap(({ messageId, refId, round }): [string, Decision][] => {
      const row = byId.get(refId);
      const person = row && people.get(row.userId);
      if (!row || !person) return [];
      const content =
        round === TEST_ROUND
          ? this.writer.template(
              row.template,
              { ...row.event, date: row.date },
              { ...row.guest, id: row.id, phone: person.phone },
            )
          : { kind: 'text' as const, body: testAnswer[person.language] };
      return [[messageId, { kind: 'send', to: person.phone, content }]];
    });
  }

  /** Phones of the users who sent these test messages to themselves. */
  async phonesOf(refs: string[]): Promise<[string, string[]][]> {
    if (!refs.length) return [];
    const rows = await this.read.rows<Pick<Row, 'id' | 'userId'>>(
      'select id, user_id as "userId" from rsvp.test_messages where id = any($1) and user_id is not null',
      [refs],
    );
    const people = await this.directory.of([...new Set(rows.map(({ userId }) => userId))]);
    return rows.flatMap(({ id, userId }): [string, string[]][] => {
      const phone = people.get(userId)?.phone;
      return phone ? [[id, [phone]]] : [];
    });
  }
}
