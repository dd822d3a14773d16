import { Global, Module } from '@nestjs/common';
import { ChargedTicketsPort } from '@smachot/server-payments';
import { ChargedTickets } from './adapters/charged-tickets';

/** Port of this context for payments; global, since payments may not import it. */
@Global()
@Module({
  providers: [{ provide: ChargedTicketsPort, useClass: ChargedTickets }],
  exports: [ChargedTicketsPort],
})
export class HostedEventsPortsModule {}
