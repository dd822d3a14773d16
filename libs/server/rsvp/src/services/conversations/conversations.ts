import { Injectable } from '@nestjs/common';
import type { InboundReply } from '@smachot/server-messaging';
import type { Tx } from '@smachot/server-platform';
import { RsvpRepository } from '../../persistence/guests/rsvp.repository';
import { WaitingNumbers } from '../waiting-numbers';
import { HostInbox } from './host-inbox';
import { ReplyRouter } from './reply-router';
import { TalkLoader } from './talk-loader';
import { TurnWriter } from './turn-writer';

/** Matches inbound replies to conversations, applies them, and sends at most one answer to each guest. */
@Injectable()
export class Conversations {
  constructor(
    private readonly loader: TalkLoader,
    private readonly router: ReplyRouter,
    private readonly rsvps: RsvpRepository,
    private readonly turns: TurnWriter,
    private readonly inbox: HostInbox,
    private readonly numbers: WaitingNumbers,
  ) {}

  /** Answers the ids that were those of guests. */
  async record(
    tx: Tx,
    replies: InboundReply[],
    chosen: Map<string, InboundReply>,
    now: Date,
  ): Promise<ReadonlySet<string>> {
    const talksByRef = await this.loader.load(tx, replies, now);
    const questions = replies.flatMap((reply) => this.router.route(reply, talksByRef, chosen) ?? []);
    const talks = [...new Set(talksByRef.values())];
    const answers = talks.map(({ dialogue, event }) => ({ rsvp: dialogue.rsvp, event: event.state }));
    await this.numbers.tell(tx, answers, now);
    await this.rsvps.saveMany(
      tx,
      talks.map(({ dialogue }) => dialogue.rsvp),
    );
    await this.turns.add(tx, talks, questions, now);
    await this.inbox.update(tx, replies, talksByRef);
    for (const { dialogue, event } of talks)
      if (dialogue.rsvp.touched || dialogue.forHosts.length) tx.hint(`event:${event.state.id}`);
    return new Set(talksByRef.keys());
  }
}
