import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { OwnRegistration, RegistrationForm, UserId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { HostedEventQueries } from '../persistence/hosted-event.queries';
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

@CommandHandler(Register)
export class RegisterHandler implements ICommandHandler<Register> {
  constructor(
    private readonly pace: RegistrationPace,
    private readonly work: UnitOfWork,
    private readonly audience: RegistrationAudience,
    private readonly registering: Registering,
    private readonly events: HostedEventQueries,
    private readonly views: OwnRegistrationViews,
  ) {}

  async execute({ slug, form, userId, ip }: Register): Promise<Result<OwnRegistration>> {
    const paced = await this.pace.take(ip);
    if (!paced.ok) return paced;
    const target = await this.audience.of(slug, userId);
    if (!target.ok) return target;
    const made = await this.work.run((tx) => this.registering.register(tx, target.value, form, userId));
    if (!made.ok) return made;
    const row = await this.events.own(made.value, userId);
    return row ? accept(await this.views.one(row)) : refuse('not_found');
  }
}
