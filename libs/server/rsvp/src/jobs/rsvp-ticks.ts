import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { OnTick, retentionTick } from '@smachot/server-platform';
import { IssueEventBills } from '../use-cases/billing/issue-event-bills';
import { EraseGuests } from '../use-cases/guests/erase-guests';
import { TellWaitingNumbers } from '../use-cases/guests/tell-waiting-numbers';
import { LapseClosed } from '../use-cases/sending/lapse-closed';
import { RunDueRounds } from '../use-cases/sending/run-due-rounds';
import { RunScheduledSends } from '../use-cases/sending/run-scheduled-sends';
import { NUMBER_DIGEST_DUE } from '../persistence/guests/number-digests';
import { ROUND_DUE, SCHEDULED_SEND_DUE } from '../persistence/sending/sending.queries';
import { LAPSE_DUE } from '../persistence/sending/closed-event.repository';
import { BILLING_DUE } from '../persistence/billing/event-bill.repository';

/** Ticks that look for due rows. */
@Injectable()
export class RsvpTicks {
  constructor(private readonly commands: CommandBus) {}

  @OnTick({ name: 'rsvp.rounds', everyMs: 1000, due: ROUND_DUE })
  rounds(now: Date) {
    return this.commands.execute(new RunDueRounds(now));
  }
  @OnTick({ name: 'rsvp.scheduled', everyMs: 1000, due: SCHEDULED_SEND_DUE })
  scheduled(now: Date) {
    return this.commands.execute(new RunScheduledSends(now));
  }
  @OnTick({ name: 'rsvp.closing', everyMs: 1000, due: LAPSE_DUE })
  closing(now: Date) {
    return this.commands.execute(new LapseClosed(now));
  }
  @OnTick({ name: 'rsvp.billing', everyMs: 1000, due: BILLING_DUE })
  billing(now: Date) {
    return this.commands.execute(new IssueEventBills(now));
  }
  @OnTick({ name: 'rsvp.number_digests', everyMs: 1000, due: NUMBER_DIGEST_DUE })
  numberDigests(now: Date) {
    return this.commands.execute(new TellWaitingNumbers(now));
  }
  @OnTick(retentionTick('rsvp.erasing'))
  erasing(now: Date) {
    return this.commands.execute(new EraseGuests(now));
  }
}
