import { Controller, Header, Headers, Ip } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  changePassword,
  changeProfile,
  confirmationWays,
  confirmIdentity,
  deleteAccount,
  exportAccount,
  type InputOf,
  me,
  refreshTokens,
  requestCode,
  requestConfirmationCode,
  signInWithPassword,
  signOut,
  signUp,
  verifyCode,
} from '@smachot/contracts';
import { type Actor, Caller, Input, networkOf, Serves, type UserActor } from '@smachot/server-platform';
import { ChangePassword } from '../use-cases/change-password';
import { ChangeProfile } from '../use-cases/change-profile';
import { ConfirmationWays, ConfirmIdentity, RequestConfirmationCode } from '../use-cases/confirm-identity';
import { DeleteAccount } from '../use-cases/delete-account';
import { ExportAccount } from '../use-cases/export-account';
import { MyAccount } from '../use-cases/my-account';
import { RefreshTokens } from '../use-cases/refresh-tokens';
import { RequestCode } from '../use-cases/request-code';
import { SignInWithPassword } from '../use-cases/sign-in-with-password';
import { SignOut } from '../use-cases/sign-out';
import { SignUp } from '../use-cases/sign-up';
import { VerifyCode } from '../use-cases/verify-code';

/** Tokens and personal data stay out of every cache on the way. */
const NotStored = (): MethodDecorator => Header('cache-control', 'no-store');

@Controller()
export class IdentityController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(requestCode)
  requestCode(@Input() { body }: InputOf<typeof requestCode>, @Ip() ip: string) {
    return this.commands.execute(new RequestCode(body.phone, body.language, networkOf(ip)));
  }

  @Serves(verifyCode)
  @NotStored()
  verifyCode(@Input() { body }: InputOf<typeof verifyCode>) {
    return this.commands.execute(new VerifyCode(body.challengeId, body.code));
  }

  @Serves(signUp)
  @NotStored()
  signUp(@Input() { body }: InputOf<typeof signUp>) {
    return this.commands.execute(new SignUp(body));
  }

  @Serves(signInWithPassword)
  @NotStored()
  signInWithPassword(@Input() { body }: InputOf<typeof signInWithPassword>) {
    return this.commands.execute(new SignInWithPassword(body));
  }

  @Serves(refreshTokens)
  @NotStored()
  refresh(@Headers('authorization') authorization: string | undefined) {
    return this.commands.execute(
      new RefreshTokens(/^Bearer (\S{1,400})$/.exec(authorization ?? '')?.[1] ?? ''),
    );
  }

  @Serves(signOut)
  signOut(@Input() { body }: InputOf<typeof signOut>, @Caller() caller: Actor) {
    return this.commands.execute(new SignOut(caller, body.refresh_token));
  }

  @Serves(me)
  @NotStored()
  me(@Caller() actor: UserActor) {
    return this.queries.execute(new MyAccount(actor.userId));
  }

  @Serves(changeProfile)
  @NotStored()
  changeProfile(@Input() { body }: InputOf<typeof changeProfile>, @Caller() actor: UserActor) {
    return this.commands.execute(new ChangeProfile(actor, body));
  }

  @Serves(changePassword)
  changePassword(@Input() { body }: InputOf<typeof changePassword>, @Caller() actor: UserActor) {
    return this.commands.execute(new ChangePassword(actor, body.currentPassword, body.password));
  }

  @Serves(confirmationWays)
  @NotStored()
  confirmationWays(@Caller() actor: UserActor) {
    return this.queries.execute(new ConfirmationWays(actor));
  }

  @Serves(requestConfirmationCode)
  @NotStored()
  requestConfirmationCode(@Caller() actor: UserActor) {
    return this.commands.execute(new RequestConfirmationCode(actor));
  }

  @Serves(confirmIdentity)
  confirm(@Input() { body }: InputOf<typeof confirmIdentity>, @Caller() actor: UserActor) {
    return this.commands.execute(new ConfirmIdentity(actor, body));
  }

  @Serves(exportAccount)
  @NotStored()
  exportAccount(@Caller() actor: UserActor) {
    return this.commands.execute(new ExportAccount(actor.userId));
  }

  @Serves(deleteAccount)
  deleteAccount(@Caller() actor: UserActor) {
    return this.commands.execute(new DeleteAccount(actor.userId));
  }
}
