import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  createInvitation,
  deleteInvitation,
  getInvitation,
  type InputOf,
  listInvitations,
  updateInvitation,
  uploadInvitationImage,
} from '@smachot/contracts';
import { Caller, Input, Serves, Upload, type UploadedFile, type UserActor } from '@smachot/server-platform';
import { ChangeInvitation } from '../use-cases/invitations/change-invitation';
import { CreateInvitation } from '../use-cases/invitations/create-invitation';
import { DeleteInvitation } from '../use-cases/invitations/delete-invitation';
import { Invitations, OneInvitation } from '../use-cases/invitations/invitations';
import { UploadImage } from '../use-cases/invitations/upload-image';

@Controller()
export class InvitationsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(createInvitation)
  create(@Input() { body }: InputOf<typeof createInvitation>, @Caller() host: UserActor) {
    return this.commands.execute(new CreateInvitation(body, host.userId));
  }
  @Serves(updateInvitation)
  update(@Input() { params, body }: InputOf<typeof updateInvitation>, @Caller() host: UserActor) {
    return this.commands.execute(new ChangeInvitation(params.eventId, body, host.userId));
  }
  @Serves(listInvitations)
  list(@Input() { query }: InputOf<typeof listInvitations>, @Caller() host: UserActor) {
    return this.queries.execute(new Invitations(host.userId, query));
  }
  @Serves(getInvitation)
  one(@Input() { params }: InputOf<typeof getInvitation>, @Caller() host: UserActor) {
    return this.queries.execute(new OneInvitation(params.eventId, host.userId));
  }
  @Serves(uploadInvitationImage)
  image(
    @Input() { params }: InputOf<typeof uploadInvitationImage>,
    @Upload() file: UploadedFile,
    @Caller() host: UserActor,
  ) {
    return this.commands.execute(new UploadImage(params.eventId, file, host.userId));
  }
  @Serves(deleteInvitation)
  remove(@Input() { params, query }: InputOf<typeof deleteInvitation>, @Caller() host: UserActor) {
    return this.commands.execute(new DeleteInvitation(params.eventId, host.userId, query.tell === 'yes'));
  }
}
