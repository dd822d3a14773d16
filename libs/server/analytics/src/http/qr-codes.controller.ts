import { Controller, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { followQrCode, type InputOf, listQrCodes, qrPoster } from '@smachot/contracts';
import {
  Caller,
  Input,
  type KnownRequest,
  ProblemError,
  Serves,
  type UserActor,
} from '@smachot/server-platform';
import type { FastifyReply } from 'fastify';
import { FollowQrCode } from '../use-cases/follow-qr-code';
import { DrawQrPoster } from '../use-cases/qr-poster';
import { StoreQrCodes } from '../use-cases/store-qr-codes';

/** Endpoints of printed codes: their scans, their posters, and the address they hold. */
@Controller()
export class QrCodesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(listQrCodes)
  list(@Input() { params, query }: InputOf<typeof listQrCodes>, @Caller() actor: UserActor) {
    return this.queries.execute(new StoreQrCodes(params.partner, query.days, actor));
  }

  @Serves(qrPoster)
  async poster(
    @Input() { params, query }: InputOf<typeof qrPoster>,
    @Caller() actor: UserActor,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const poster = await this.queries.execute(new DrawQrPoster(params.partner, query, actor));
    if (!poster.ok) throw new ProblemError(poster.code);
    await reply
      .type(qrPoster.media)
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="qr-${query.size}.pdf"`)
      .send(poster.value);
  }

  @Serves(followQrCode)
  async follow(
    @Input() { params }: InputOf<typeof followQrCode>,
    @Req() { ip, headers }: KnownRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const from = { ip, userAgent: headers['user-agent'] };
    const path = await this.commands.execute(new FollowQrCode(params.code, from));
    await reply.header('cache-control', 'no-store').redirect(path, 302);
  }
}
