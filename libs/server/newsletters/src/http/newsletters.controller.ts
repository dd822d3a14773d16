import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  createNewsletter,
  type InputOf,
  listNewsletters,
  moveNewsletter,
  readNewsletter,
  saveNewsletter,
  scheduleNewsletter,
  testNewsletter,
} from '@smachot/contracts';
import { Caller, Input, Serves, type UserActor } from '@smachot/server-platform';
import { MoveNewsletter } from '../use-cases/move-newsletter';
import { ListNewsletters, OneNewsletter } from '../use-cases/read-newsletters';
import { ScheduleNewsletter } from '../use-cases/schedule-newsletter';
import { TestNewsletter } from '../use-cases/test-newsletter';
import { CreateNewsletter, SaveNewsletter } from '../use-cases/write-newsletter';

type OfOne = InputOf<typeof readNewsletter>['params'];
const writtenBy = ({ partner, newsletterId }: OfOne, { userId }: UserActor) => ({
  store: partner,
  newsletterId,
  userId,
});

/** Endpoints of a store's newsletters, for its crew. */
@Controller()
export class NewslettersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(listNewsletters)
  list(@Input() { params, query }: InputOf<typeof listNewsletters>, @Caller() actor: UserActor) {
    return this.queries.execute(new ListNewsletters(params.partner, query, actor));
  }
  @Serves(readNewsletter)
  read(@Input() { params }: InputOf<typeof readNewsletter>, @Caller() actor: UserActor) {
    return this.queries.execute(new OneNewsletter(params.partner, params.newsletterId, actor));
  }
  @Serves(createNewsletter)
  create(@Input() { params, body }: InputOf<typeof createNewsletter>, @Caller() { userId }: UserActor) {
    return this.commands.execute(new CreateNewsletter(params.partner, body, userId));
  }
  @Serves(saveNewsletter)
  save(@Input() { params, body }: InputOf<typeof saveNewsletter>, @Caller() actor: UserActor) {
    return this.commands.execute(new SaveNewsletter(writtenBy(params, actor), body));
  }
  @Serves(testNewsletter)
  test(@Input() { params }: InputOf<typeof testNewsletter>, @Caller() actor: UserActor) {
    return this.commands.execute(new TestNewsletter(writtenBy(params, actor)));
  }
  @Serves(scheduleNewsletter)
  schedule(@Input() { params, body }: InputOf<typeof scheduleNewsletter>, @Caller() actor: UserActor) {
    const sendAt = body.sendAt === null ? null : new Date(body.sendAt);
    return this.commands.execute(new ScheduleNewsletter(writtenBy(params, actor), sendAt, body.version));
  }
  @Serves(moveNewsletter)
  move(@Input() { params, body }: InputOf<typeof moveNewsletter>, @Caller() actor: UserActor) {
    return this.commands.execute(new MoveNewsletter(writtenBy(params, actor), body.move));
  }
}
