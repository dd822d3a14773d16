import { Global, Module } from '@nestjs/common';
import { LetterSource } from '@smachot/server-messaging';
import { BilledEvents } from '@smachot/server-payments';
import { GuestAuthenticator } from '@smachot/server-platform';
import { ButtonPayloads } from './ports/button-payloads';
import { EventsOfBills } from './ports/events-of-bills';
import { LetterWriter } from './ports/letter-writer';
import { LettersOfGuests } from './ports/letters-of-guests';
import { GuestTokens } from './store/guest-tokens';

/** What other contexts and the platform ask of this one; global, since they may not import it. */
@Global()
@Module({
  providers: [
    ...[ButtonPayloads, GuestTokens, LetterWriter],
    { provide: GuestAuthenticator, useExisting: GuestTokens },
    { provide: BilledEvents, useClass: EventsOfBills },
    { provide: LetterSource, useClass: LettersOfGuests },
  ],
  exports: [ButtonPayloads, GuestTokens, LetterWriter, GuestAuthenticator, BilledEvents, LetterSource],
})
export class RsvpPortsModule {}
