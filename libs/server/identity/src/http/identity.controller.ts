import { Readable } from 'node:stream';
import { Controller, Headers, Ip, StreamableFile } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  acceptTerms,
  changePassword,
  changeProfile,
  confirmationWays,
  confirmIdentity,
  deleteAccount,
  endAllSessions,
  endSession,
  exportAccount,
  type InputOf,
  listSessions,
  me,
  readTermsAcceptance,
  refreshTokens,
  requestCode,
  requestConfirmationCode,
  requestEmailCode,
  signInWithPassword,
  signOut,
  signUp,
  verifyCode,
  verifyEmail,
} from '@smachot/contracts';
import { type Actor, Caller, Input, networkOf, Serves, type UserActor } from '@smachot/server-platform';
import { type Origin } from '../tokens/place';
import { ChangePassword } from '../use-cases/change-password';
import { ChangeProfile } from '../use-cases/change-profile';
import { RequestEmailCode, VerifyEmail } from '../use-cases/verify-email';
import { ConfirmationWays, ConfirmIdentity, RequestConfirmationCode } from '../use-cases/confirm-identity';
import { DeleteAccount } from '../use-cases/delete-account';
import { ExportAccount } from '../use-cases/export-account';
import { MyAccount } from '../use-cases/my-account';
import { RefreshTokens } from '../use-cases/refresh-tokens';
import { RequestCode } from '../use-cases/request-code';
import { EndAllSessions, EndSession, MySessions } from '../use-cases/sessions';
import { SignInWithPassword } from '../use-cases/sign-in-with-password';
import { SignOut } from '../use-cases/sign-out';
import { SignUp } from '../use-cases/sign-up';
import { AcceptTerms, TermsAcceptance } from '../use-cases/terms-acceptance';
import { VerifyCode } from '../use-cases/verify-code';
import { From } from './origin';

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
  verifyCode(@Input() { body }: InputOf<typeof verifyCode>, @From() origin: Origin) {
    return this.commands.execute(new VerifyCode(body.challengeId, body.code, origin));
  }

  @Serves(signUp)
  signUp(@Input() { body }: InputOf<typeof signUp>, @From() origin: Origin) {
    return this.commands.execute(new SignUp(body, origin));
  }

  @Serves(signInWithPassword)
  signInWithPassword(@Input() { body }: InputOf<typeof signInWithPassword>, @From() origin: Origin) {
    return this.commands.execute(new SignInWithPassword(body, origin));
  }

  @Serves(refreshTokens)
  refresh(@Headers('authorization') authorization: string | undefined, @From() origin: Origin) {
    return this.commands.execute(
      new RefreshTokens(/^Bearer (\S{1,400})$/.exec(authorization ?? '')?.[1] ?? '', origin),
    );
  }

  @Serves(signOut)
  signOut(@Input() { body }: InputOf<typeof signOut>, @Caller() caller: Actor) {
    return this.commands.execute(new SignOut(caller, body.refresh_token));
  }

  @Serves(me)
  me(@Caller() actor: UserActor) {
    return this.queries.execute(new MyAccount(actor.userId));
  }

  @Serves(readTermsAcceptance)
  terms(@Caller() actor: UserActor) {
    return this.queries.execute(new TermsAcceptance(actor.userId));
  }

  @Serves(acceptTerms)
  acceptTerms(@Input() { body }: InputOf<typeof acceptTerms>, @Caller() actor: UserActor) {
    return this.commands.execute(new AcceptTerms(actor.userId, body.version));
  }

  @Serves(changeProfile)
  changeProfile(@Input() { body }: InputOf<typeof changeProfile>, @Caller() actor: UserActor) {
    return this.commands.execute(new ChangeProfile(actor, body));
  }

  @Serves(requestEmailCode)
  requestEmailCode(@Caller() actor: UserActor, @From() origin: Origin) {
    return this.commands.execute(new RequestEmailCode(actor, origin));
  }

  @Serves(verifyEmail)
  verifyEmail(@Input() { body }: InputOf<typeof verifyEmail>, @Caller() actor: UserActor) {
    return this.commands.execute(new VerifyEmail(actor, body.code));
  }

  @Serves(changePassword)
  changePassword(
    @Input() { body }: InputOf<typeof changePassword>,
    @Caller() actor: UserActor,
    @From() origin: Origin,
  ) {
    return this.commands.execute(new ChangePassword(actor, body.currentPassword, body.password, origin));
  }

  @Serves(confirmationWays)
  confirmationWays(@Caller() actor: UserActor) {
    return this.queries.execute(new ConfirmationWays(actor));
  }

  @Serves(requestConfirmationCode)
  requestConfirmationCode(
    @Input() { body }: InputOf<typeof requestConfirmationCode>,
    @Caller() actor: UserActor,
    @From() origin: Origin,
  ) {
    return this.commands.execute(new RequestConfirmationCode(actor, body.way, origin));
  }

  @Serves(confirmIdentity)
  confirm(
    @Input() { body }: InputOf<typeof confirmIdentity>,
    @Caller() actor: UserActor,
    @From() origin: Origin,
  ) {
    return this.commands.execute(new ConfirmIdentity(actor, body, origin));
  }

  @Serves(listSessions)
  sessions(@Caller() actor: UserActor) {
    return this.queries.execute(new MySessions(actor));
  }

  @Serves(endSession)
  endSession(@Input() { params }: InputOf<typeof endSession>, @Caller() actor: UserActor) {
    return this.commands.execute(new EndSession(actor, params.sessionId));
  }

  @Serves(endAllSessions)
  endAllSessions(@Caller() actor: UserActor) {
    return this.commands.execute(new EndAllSessions(actor));
  }

  @Serves(exportAccount)
  async exportAccount(@Caller() actor: UserActor) {
    const chunks = await this.commands.execute(new ExportAccount(actor.userId));
    return new StreamableFile(Readable.from(chunks, { objectMode: false }), { type: exportAccount.media });
  }

  @Serves(deleteAccount)
  deleteAccount(@Caller() actor: UserActor) {
    return this.commands.execute(new DeleteAccount(actor.userId));
  }
}
