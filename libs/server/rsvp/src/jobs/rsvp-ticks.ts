import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { MINUTE_MS } from '@smachot/kernel';
import { OnTick } from '@smachot/server-platform';
import { IssueEventBills } from '../use-cases/billing/issue-event-bills';
import { EraseGuests } from '../use-cases/guests/erase-guests';
import { LapseClosed } from '../use-cases/sending/lapse-closed';
import { RunDueRounds } from '../use-cases/sending/run-due-rounds';
import { RunScheduledSends } from '../use-cases/sending/run-scheduled-sends';

/** Ticks that look for due rows. */
@Injectable()
export class RsvpTicks {
  constructor(private readonly commands: CommandBus) {}

  @OnTick({ name: 'rsvp.rounds', everyMs: 1000 })
  rounds(now: Date) {
    return this.commands.execute(new RunDueRounds(now));
  }
  @OnTick({ name: 'rsvp.scheduled', everyMs: 1000 })
  scheduled(now: Date) {
    return this.commands.execute(new RunScheduledSends(now));
  }
  @OnTick({ name: 'rsvp.closing', everyMs: 1000 })
  closing(now: Date) {
    return this.commands.execute(new LapseClosed(now));
  }
  @OnTick({ name: 'rsvp.billing', everyMs: 1000 })
  billing(now: Date) {
    return this.commands.execute(new IssueEventBills(now));
  }
  @OnTick({ name: 'rsvp.erasing', everyMs: MINUTE_MS })
  erasing(now: Date) {
    return this.commands.execute(new EraseGuests(now));
  }
}
