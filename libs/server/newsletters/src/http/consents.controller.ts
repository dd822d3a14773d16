import { Controller, Headers } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  agreeToNewsletters,
  type InputOf,
  listConsents,
  listNewsletterStops,
  readConsent,
  readUnsubscribe,
  releaseNewsletters,
  unsubscribe,
  unsubscribeByMailProgram,
  withdrawConsent,
} from '@smachot/contracts';
import { chooseLanguage } from '@smachot/i18n';
import { Caller, Input, Serves, type UserActor } from '@smachot/server-platform';
import { AgreeToNewsletters, OwnConsents, ReadConsent, WithdrawConsent } from '../use-cases/consents';
import { ListNewsletterStops, ReleaseNewsletters } from '../use-cases/newsletter-stops';
import { ReadUnsubscribe, Unsubscribe } from '../use-cases/unsubscribe';

/** Endpoints of agreements to advertising, of the links in mails, and of stores that were stopped. */
@Controller()
export class ConsentsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(readConsent)
  read(
    @Input() { params }: InputOf<typeof readConsent>,
    @Caller() { userId }: UserActor,
    @Headers('accept-language') accepted?: string,
  ) {
    return this.queries.execute(new ReadConsent(params.partner, userId, chooseLanguage(accepted)));
  }
  @Serves(agreeToNewsletters)
  agree(
    @Input() { params, body }: InputOf<typeof agreeToNewsletters>,
    @Caller() { userId }: UserActor,
    @Headers('accept-language') accepted?: string,
  ) {
    const language = chooseLanguage(accepted);
    return this.commands.execute(new AgreeToNewsletters(params.partner, body, userId, language));
  }
  @Serves(listConsents)
  list(@Caller() { userId }: UserActor) {
    return this.queries.execute(new OwnConsents(userId));
  }
  @Serves(withdrawConsent)
  withdraw(@Input() { params }: InputOf<typeof withdrawConsent>, @Caller() { userId }: UserActor) {
    return this.commands.execute(new WithdrawConsent(params.partnerId, userId));
  }
  @Serves(readUnsubscribe)
  readLink(@Input() { params }: InputOf<typeof readUnsubscribe>) {
    return this.queries.execute(new ReadUnsubscribe(params.unsubscribeToken));
  }
  @Serves(unsubscribe)
  unsubscribe(@Input() { params, body }: InputOf<typeof unsubscribe>) {
    return this.commands.execute(new Unsubscribe(params.unsubscribeToken, 'link', body.complaint));
  }
  @Serves(unsubscribeByMailProgram)
  byMailProgram(@Input() { params }: InputOf<typeof unsubscribeByMailProgram>) {
    return this.commands.execute(new Unsubscribe(params.unsubscribeToken, 'mail_program', false));
  }
  @Serves(listNewsletterStops)
  stops() {
    return this.queries.execute(new ListNewsletterStops());
  }
  @Serves(releaseNewsletters)
  release(@Input() { params }: InputOf<typeof releaseNewsletters>) {
    return this.commands.execute(new ReleaseNewsletters(params.partnerId));
  }
}
