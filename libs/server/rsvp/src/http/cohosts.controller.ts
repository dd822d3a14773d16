import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  answerCohostInvitation,
  changeCohostRole,
  type InputOf,
  inviteCohost,
  listCohosts,
  myCohostInvitations,
  removeCohost,
  withdrawCohostInvitation,
} from '@smachot/contracts';
import { Caller, Input, Serves, type UserActor } from '@smachot/server-platform';
import { InviteCohost, WithdrawCohostInvitation } from '../use-cases/cohosts/cohost-invitations';
import { ChangeCohostRole, Cohosts, RemoveCohost } from '../use-cases/cohosts/cohosts';
import { AnswerCohostInvitation, MyCohostInvitations } from '../use-cases/cohosts/my-cohost-invitations';

@Controller()
export class CohostsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(listCohosts)
  list(@Input() { params }: InputOf<typeof listCohosts>, @Caller() actor: UserActor) {
    return this.queries.execute(new Cohosts(params.eventId, actor.userId));
  }
  @Serves(inviteCohost)
  invite(@Input() { params, body }: InputOf<typeof inviteCohost>, @Caller() actor: UserActor) {
    return this.commands.execute(new InviteCohost(params.eventId, body.phoneNumber, body.role, actor.userId));
  }
  @Serves(withdrawCohostInvitation)
  withdraw(@Input() { params }: InputOf<typeof withdrawCohostInvitation>, @Caller() actor: UserActor) {
    return this.commands.execute(
      new WithdrawCohostInvitation(params.eventId, params.cohostInvitationId, actor.userId),
    );
  }
  @Serves(changeCohostRole)
  changeRole(@Input() { params, body }: InputOf<typeof changeCohostRole>, @Caller() actor: UserActor) {
    return this.commands.execute(
      new ChangeCohostRole(params.eventId, params.cohostId, body.role, actor.userId),
    );
  }
  @Serves(removeCohost)
  remove(@Input() { params }: InputOf<typeof removeCohost>, @Caller() actor: UserActor) {
    return this.commands.execute(new RemoveCohost(params.eventId, params.cohostId, actor.userId));
  }
  @Serves(myCohostInvitations)
  listOwn(@Caller() actor: UserActor) {
    return this.queries.execute(new MyCohostInvitations(actor.userId));
  }
  @Serves(answerCohostInvitation)
  answer(@Input() { params, body }: InputOf<typeof answerCohostInvitation>, @Caller() actor: UserActor) {
    return this.commands.execute(
      new AnswerCohostInvitation(params.cohostInvitationId, body.accept, actor.userId),
    );
  }
}
