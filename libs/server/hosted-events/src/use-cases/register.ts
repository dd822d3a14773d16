import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { OwnRegistration, RegistrationForm, UserId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { Turns, UnitOfWork } from '@smachot/server-platform';
import { HostedEventQueries } from '../persistence/hosted-event.queries';
import { TicketHolds } from '../services/paying/ticket-holds';
import { TicketQuotes } from '../services/paying/ticket-quotes';
import { Registering } from '../services/registering';
import { RegistrationAudience } from '../services/registration-audience';
import { RegistrationPace } from '../services/registration-pace';
import { OwnRegistrationViews } from '../views/registration-view';

/** Registers a person for an event. */
export class Register extends Command<Result<OwnRegistration>> {
  constructor(
    readonly slug: string,
    readonly form: RegistrationForm,
    readonly userId: UserId,
    readonly ip: string,
  ) {
    super();
  }
}

/** Registrations of one event that a process runs at once: each locks the event. */
const AT_ONCE = 2;

@CommandHandler(Register)
export class RegisterHandler implements ICommandHandler<Register> {
  private readonly turns = new Turns(AT_ONCE);

  constructor(
    private readonly pace: RegistrationPace,
    private readonly work: UnitOfWork,
    private readonly audience: RegistrationAudience,
    private readonly registering: Registering,
    private readonly quotes: TicketQuotes,
    private readonly holds: TicketHolds,
    private readonly events: HostedEventQueries,
    private readonly views: OwnRegistrationViews,
  ) {}

  async execute({ slug, form, userId, ip }: Register): Promise<Result<OwnRegistration>> {
    const paced = await this.pace.take(ip);
    if (!paced.ok) return paced;
    const target = await this.audience.of(slug, userId);
    if (!target.ok) return target;
    const terms = await this.quotes.terms(target.value, form, userId);
    if (!terms.ok) return terms;
    const about = { ...target.value, terms: terms.value };
    const made = await this.turns.run(about.eventId, () =>
      this.work.run((tx) => this.registering.register(tx, about, form, userId)),
    );
    if (!made.ok) return made;
    const { registrationId, hold } = made.value;
    if (hold) await this.holds.take(hold, about.eventId, about);
    const row = await this.events.own(registrationId, userId);
    return row ? accept(await this.views.one(row)) : refuse('not_found');
  }
}
