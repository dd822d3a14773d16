import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  answerCrewInvitation,
  changeCrewRole,
  type InputOf,
  inviteCrew,
  listCrew,
  myCrewInvitations,
  removeCrew,
  withdrawCrewInvitation,
} from '@smachot/contracts';
import { Caller, Input, Serves, type UserActor } from '@smachot/server-platform';
import { ChangeCrewRole, RemoveCrew, StoreCrew } from '../use-cases/crew/crew';
import {
  AnswerCrewInvitation,
  InviteCrew,
  MyCrewInvitations,
  WithdrawCrewInvitation,
} from '../use-cases/crew/crew-invitations';

@Controller()
export class CrewController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(listCrew)
  list(@Input() { params }: InputOf<typeof listCrew>, @Caller() actor: UserActor) {
    return this.queries.execute(new StoreCrew(params.partner, actor));
  }
  @Serves(inviteCrew)
  invite(@Input() { params, body }: InputOf<typeof inviteCrew>, @Caller() actor: UserActor) {
    return this.commands.execute(new InviteCrew(params.partner, body.phoneNumber, body.role, actor.userId));
  }
  @Serves(withdrawCrewInvitation)
  withdraw(@Input() { params }: InputOf<typeof withdrawCrewInvitation>, @Caller() actor: UserActor) {
    return this.commands.execute(
      new WithdrawCrewInvitation(params.partner, params.invitationId, actor.userId),
    );
  }
  @Serves(changeCrewRole)
  changeRole(@Input() { params, body }: InputOf<typeof changeCrewRole>, @Caller() actor: UserActor) {
    return this.commands.execute(
      new ChangeCrewRole(params.partner, params.memberId, body.role, actor.userId),
    );
  }
  @Serves(removeCrew)
  remove(@Input() { params }: InputOf<typeof removeCrew>, @Caller() actor: UserActor) {
    return this.commands.execute(new RemoveCrew(params.partner, params.memberId, actor.userId));
  }
  @Serves(myCrewInvitations)
  listOwn(@Caller() actor: UserActor) {
    return this.queries.execute(new MyCrewInvitations(actor.userId));
  }
  @Serves(answerCrewInvitation)
  answer(@Input() { params, body }: InputOf<typeof answerCrewInvitation>, @Caller() actor: UserActor) {
    return this.commands.execute(new AnswerCrewInvitation(params.invitationId, body.accept, actor.userId));
  }
}
