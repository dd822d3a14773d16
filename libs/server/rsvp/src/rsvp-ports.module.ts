import { Global, Module } from '@nestjs/common';
import { GuestListPort } from '@smachot/server-guest-import';
import { MessageContentProvider } from '@smachot/server-messaging';
import { BillableEventsPort } from '@smachot/server-payments';
import { GuestAuthenticator } from '@smachot/server-platform';
import { ButtonPayloads } from './adapters/button-payloads';
import { BillableEventsAdapter } from './adapters/billable-events-adapter';
import { GuestMessageWriter } from './adapters/guest-message-writer';
import { TestMessageContent } from './adapters/test-message-content';
import { GuestListAdapter } from './adapters/guest-list-adapter';
import { GuestMessageDecisions } from './adapters/guest-message-decisions';
import { GuestMessageContent } from './adapters/guest-message-content';
import { ExistingGuests } from './persistence/guests/existing-guests';
import { InvitationAccess } from './persistence/invitations/invitation-access';
import { InvitationRepository } from './persistence/invitations/invitation.repository';
import { MessageContentQueries } from './persistence/sending/message-content.queries';
import { ReplyWindows } from './persistence/replies/reply-windows';
import { GuestTokens } from './persistence/guests/guest-tokens';

/** Implementations of the ports of other contexts and the platform; global, because those may not import this context. */
@Global()
@Module({
  providers: [
    ...[ButtonPayloads, GuestTokens, GuestMessageWriter, TestMessageContent, ReplyWindows],
    ...[MessageContentQueries, GuestMessageDecisions],
    ...[InvitationRepository, InvitationAccess, ExistingGuests],
    { provide: GuestAuthenticator, useExisting: GuestTokens },
    { provide: BillableEventsPort, useClass: BillableEventsAdapter },
    { provide: GuestListPort, useClass: GuestListAdapter },
    { provide: MessageContentProvider, useClass: GuestMessageContent },
  ],
  exports: [
    ButtonPayloads,
    GuestTokens,
    GuestMessageWriter,
    ReplyWindows,
    InvitationRepository,
    InvitationAccess,
    ExistingGuests,
    GuestListPort,
    GuestAuthenticator,
    BillableEventsPort,
    MessageContentProvider,
  ],
})
export class RsvpPortsModule {}
