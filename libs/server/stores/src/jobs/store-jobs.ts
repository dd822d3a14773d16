import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { JobPayload } from '@smachot/contracts';
import { MINUTE_MS } from '@smachot/kernel';
import { type Delivered, type Delivery, HandlesJob, HandlesJobs, OnTick } from '@smachot/server-platform';
import { ExtendOpenMonths } from '../use-cases/availability/extend-open-months';
import { ForgetPartner } from '../use-cases/stores/forget-partner';
import { ListAnew } from '../use-cases/stores/list-anew';
import { NoteRating } from '../use-cases/stores/note-rating';
import { NoteTaken } from '../use-cases/availability/note-taken';
import { NoteKashrut } from '../use-cases/stores/note-kashrut';
import { NoteBankDetails } from '../use-cases/stores/note-bank-details';
import { FitPlan } from '../use-cases/stores/fit-plan';
import { SendEmailLink } from '../use-cases/stores/partner-email';
import { SendCrewInvitation } from '../use-cases/crew/send-crew-invitation';

@Injectable()
export class StoreJobs {
  constructor(private readonly commands: CommandBus) {}

  @HandlesJobs('stores.note_taken')
  taken(days: Delivered<'stores.note_taken'>[]) {
    return this.commands.execute(new NoteTaken(days));
  }

  @HandlesJob('stores.note_rating')
  rated(rating: JobPayload<'stores.note_rating'>, delivery: Delivery) {
    return this.commands.execute(new NoteRating(rating, delivery));
  }

  @HandlesJob('stores.send_crew_invitation')
  invited({ invitationId }: JobPayload<'stores.send_crew_invitation'>, delivery: Delivery) {
    return this.commands.execute(new SendCrewInvitation(invitationId, delivery));
  }

  @HandlesJob('stores.fit_plan')
  fitPlan({ storeId }: JobPayload<'stores.fit_plan'>, delivery: Delivery) {
    return this.commands.execute(new FitPlan(storeId, delivery));
  }

  @HandlesJob('stores.note_bank_details')
  bankDetails(details: JobPayload<'stores.note_bank_details'>, delivery: Delivery) {
    return this.commands.execute(new NoteBankDetails(details, delivery));
  }

  @HandlesJob('stores.note_kashrut')
  kashrut(decided: JobPayload<'stores.note_kashrut'>, delivery: Delivery) {
    return this.commands.execute(new NoteKashrut(decided, delivery));
  }

  @HandlesJob('stores.send_email_link')
  verify({ storeId }: JobPayload<'stores.send_email_link'>, delivery: Delivery) {
    return this.commands.execute(new SendEmailLink(storeId, delivery));
  }

  @HandlesJob('stores.forget_partner')
  forget({ userId, phoneKey }: JobPayload<'stores.forget_partner'>, delivery: Delivery) {
    return this.commands.execute(new ForgetPartner(userId, phoneKey, delivery));
  }

  /** The months ahead of stores with rules, and links and days that are over. */
  @OnTick({ name: 'stores.open_months', everyMs: 600_000 })
  months(now: Date): Promise<void> {
    return this.commands.execute(new ExtendOpenMonths(now));
  }

  @OnTick({ name: 'stores.list_anew', everyMs: MINUTE_MS })
  listAnew(): Promise<void> {
    return this.commands.execute(new ListAnew());
  }
}
