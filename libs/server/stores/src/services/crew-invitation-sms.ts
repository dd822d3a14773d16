import { Injectable, Optional } from '@nestjs/common';
import type { CrewInvitationId, Language } from '@smachot/contracts';
import { Config, SmsGateway } from '@smachot/server-platform';
import { OptedOutPhones } from '../opted-out-phones';
import type { InvitationToSend } from '../persistence/crew/crew-invitation.queries';
import { crewInvitationText } from '../texts/crew-invitation';

/** Sends crew invitations by SMS. */
@Injectable()
export class CrewInvitationSms {
  constructor(
    private readonly sms: SmsGateway,
    private readonly config: Config,
    @Optional() private readonly optedOut?: OptedOutPhones,
  ) {}

  /** Who opted out gets no SMS, and finds the invitation in the product; the inviter is not told, so that nothing is learnt of the phone. */
  async send(
    invitationId: CrewInvitationId,
    { phone, businessName }: InvitationToSend,
    language: Language,
  ): Promise<void> {
    if (await this.optedOut?.has(phone)) return;
    const text = crewInvitationText(businessName, `${this.config.settings.PUBLIC_URL}/me`, language);
    // the gateway's id is the invitation's; one with an unknown outcome is not sent twice
    if ((await this.sms.send(phone, text, invitationId)) === 'refused')
      throw new Error('the invitation to a crew was refused by the sms gateway');
  }
}
