import { Injectable } from '@nestjs/common';
import { Clock } from '@smachot/kernel';
import { ReadModel, type SendsNow } from '@smachot/server-platform';

/** Reads what of each class of messages is due, and what is uncertain. */
@Injectable()
export class SendsNowQueries {
  constructor(
    private readonly read: ReadModel,
    private readonly clock: Clock,
  ) {}

  /** Messages of the future do not wait: they are not due. */
  now(): Promise<SendsNow[]> {
    return this.read.rows<SendsNow>(
      `select l.lane as "sendClass",
         (select count(*)::int from messaging.messages m where m.state = 'queued' and m.lane = l.lane and m.due_at <= $1) as count,
         (select min(m.due_at) from messaging.messages m where m.state = 'queued' and m.lane = l.lane and m.due_at <= $1) as oldest,
         (select count(*)::int from messaging.messages m where m.state = 'unknown' and m.lane = l.lane) as uncertain
       from (values ('campaign'), ('conversation')) l (lane)`,
      [this.clock.now()],
    );
  }
}
