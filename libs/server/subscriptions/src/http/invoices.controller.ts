import { Controller, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type InputOf, invoiceFile } from '@smachot/contracts';
import { Caller, Input, ProblemError, Serves, type UserActor } from '@smachot/server-platform';
import type { FastifyReply } from 'fastify';
import { DrawInvoice } from '../use-cases/draw-invoice';

@Controller()
export class InvoicesController {
  constructor(private readonly queries: QueryBus) {}

  @Serves(invoiceFile)
  async file(
    @Input() { params }: InputOf<typeof invoiceFile>,
    @Caller() actor: UserActor,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const drawn = await this.queries.execute(new DrawInvoice(params.partnerId, params.invoiceId, actor));
    if (!drawn.ok) throw new ProblemError(drawn.code);
    await reply
      .type('application/pdf')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="${drawn.value.fileName}"`)
      .send(drawn.value.pdf);
  }
}
