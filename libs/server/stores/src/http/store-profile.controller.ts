import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  arrangeStorePictures,
  changePartnerEmail,
  closeStore,
  deleteStorePicture,
  editStore,
  type InputOf,
  resendPartnerVerification,
  uploadStorePicture,
  verifyPartnerEmail,
} from '@smachot/contracts';
import { Caller, Input, Serves, Upload, type UploadedFile, type UserActor } from '@smachot/server-platform';
import {
  ChangePartnerEmail,
  ResendVerification,
  VerifyPartnerEmail,
} from '../use-cases/stores/partner-email';
import { CloseStore, EditStore } from '../use-cases/stores/edit-store';
import {
  AddStorePicture,
  ArrangeStorePictures,
  DeleteStorePicture,
} from '../use-cases/stores/store-pictures';

@Controller()
export class StoreProfileController {
  constructor(private readonly commands: CommandBus) {}

  @Serves(editStore)
  edit(@Input() { params, body }: InputOf<typeof editStore>, @Caller() actor: UserActor) {
    return this.commands.execute(new EditStore(params.partner, body, actor.userId));
  }
  @Serves(closeStore)
  close(@Input() { params }: InputOf<typeof closeStore>, @Caller() actor: UserActor) {
    return this.commands.execute(new CloseStore(params.partner, actor.userId));
  }
  @Serves(uploadStorePicture)
  addPicture(
    @Input() { params, query }: InputOf<typeof uploadStorePicture>,
    @Upload() file: UploadedFile,
    @Caller() actor: UserActor,
  ) {
    return this.commands.execute(new AddStorePicture(params.partner, query.kind, file, actor.userId));
  }
  @Serves(deleteStorePicture)
  deletePicture(@Input() { params }: InputOf<typeof deleteStorePicture>, @Caller() actor: UserActor) {
    return this.commands.execute(new DeleteStorePicture(params.partner, params.pictureId, actor.userId));
  }
  @Serves(arrangeStorePictures)
  arrangePictures(
    @Input() { params, body }: InputOf<typeof arrangeStorePictures>,
    @Caller() actor: UserActor,
  ) {
    return this.commands.execute(new ArrangeStorePictures(params.partner, body.pictures, actor.userId));
  }
  @Serves(changePartnerEmail)
  changeEmail(@Input() { params, body }: InputOf<typeof changePartnerEmail>, @Caller() actor: UserActor) {
    return this.commands.execute(new ChangePartnerEmail(params.partner, body.email, actor.userId));
  }
  @Serves(verifyPartnerEmail)
  verifyEmail(@Input() { query }: InputOf<typeof verifyPartnerEmail>) {
    return this.commands.execute(new VerifyPartnerEmail(query.token));
  }
  @Serves(resendPartnerVerification)
  resend(@Input() { params }: InputOf<typeof resendPartnerVerification>, @Caller() actor: UserActor) {
    return this.commands.execute(new ResendVerification(params.partner, actor.userId));
  }
}
