import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { CohostInvitationId, Language } from '@smachot/contracts';
import type { E164 } from '@smachot/kernel';
import { OptedOut } from '@smachot/server-messaging';
import { Config, SmsGateway } from '@smachot/server-platform';
import { cohostInvitationText } from './cohost-invitation-text';

/** Sends co-host invitations by SMS. */
@Injectable()
export class CohostInvitationSms {
  constructor(
    private readonly sms: SmsGateway,
    private readonly config: Config,
    private readonly queries: QueryBus,
  ) {}

  /** Who opted out gets no SMS, and finds the invitation in the product; the host is not told, so that nothing is learnt of the phone. */
  async send(invitationId: CohostInvitationId, phone: E164, language: Language): Promise<void> {
    if ((await this.queries.execute(new OptedOut([phone]))).has(phone)) return;
    const text = cohostInvitationText(`${this.config.settings.PUBLIC_URL}/me/rsvps`, language);
    // The invitation's id identifies the SMS at the gateway; an SMS with unknown outcome is not sent again.
    if ((await this.sms.send(phone, text, invitationId)) === 'refused')
      throw new Error('the invitation to co-host was refused by the sms gateway');
  }
}
