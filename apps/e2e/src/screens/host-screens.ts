import type { Page } from '@playwright/test';
import type { Words } from '../words';
import { DeskScreen } from './desk.screen';
import { InvitationFormScreen } from './invitation-form.screen';
import { PaymentsScreen } from './payments.screen';
import { SendDialog } from './send.dialog';
import { Shell } from './shell';
import { SignInScreen } from './sign-in.screen';
import { UploadScreen } from './upload.screen';

/** All that a host walks through, in one browser. */
export class HostScreens {
  readonly signIn: SignInScreen;
  readonly form: InvitationFormScreen;
  readonly desk: DeskScreen;
  readonly upload: UploadScreen;
  readonly send: SendDialog;
  readonly payments: PaymentsScreen;
  readonly shell: Shell;
  constructor(
    readonly page: Page,
    readonly words: Words,
  ) {
    this.signIn = new SignInScreen(page, words);
    this.form = new InvitationFormScreen(page, words);
    this.desk = new DeskScreen(page, words);
    this.upload = new UploadScreen(page, words);
    this.send = new SendDialog(page, words);
    this.payments = new PaymentsScreen(page, words);
    this.shell = new Shell(page, words);
  }
}
