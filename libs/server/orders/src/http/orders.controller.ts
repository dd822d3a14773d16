import { Readable } from 'node:stream';
import { Controller, Headers, Res, StreamableFile } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  approveOrder,
  cancelOrder,
  declineOrder,
  dropCheckout,
  exportOrders,
  type InputOf,
  listMovements,
  listOrders,
  mailOrderReceipt,
  orderConsequences,
  type OrderId,
  orderReceipt,
  payOrder,
  placeOrder,
  readCheckout,
  readOrder,
  recallOrder,
} from '@smachot/contracts';
import { chooseLanguage } from '@smachot/i18n';
import { Caller, Input, ProblemError, Serves, type UserActor } from '@smachot/server-platform';
import type { FastifyReply } from 'fastify';
import { ResendConfirmation } from '../use-cases/confirmations/resend-confirmation';
import { DropCheckout, OneCheckout } from '../use-cases/placing/checkouts';
import { ExportOrders } from '../use-cases/reading/export-orders';
import { ListMovements } from '../use-cases/reading/list-movements';
import { ListOrders } from '../use-cases/reading/list-orders';
import { type RequestedMove, ChangeOrderStatus } from '../use-cases/status/change-order-status';
import { OneOrder, OrderConsequences } from '../use-cases/reading/one-order';
import { OrderReceipt } from '../use-cases/reading/order-receipt';
import { PlaceOrder } from '../use-cases/placing/place-order';

@Controller()
export class OrdersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(placeOrder)
  place(
    @Input() { body }: InputOf<typeof placeOrder>,
    @Caller() actor: UserActor,
    @Headers('idempotency-key') key: string,
  ) {
    return this.commands.execute(new PlaceOrder(body, actor.userId, key));
  }
  @Serves(readCheckout)
  checkout(@Input() { params }: InputOf<typeof readCheckout>, @Caller() actor: UserActor) {
    return this.queries.execute(new OneCheckout(params.checkoutId, actor.userId));
  }
  @Serves(dropCheckout)
  drop(@Input() { params }: InputOf<typeof dropCheckout>, @Caller() actor: UserActor) {
    return this.commands.execute(new DropCheckout(params.checkoutId, actor.userId));
  }
  @Serves(listOrders)
  list(@Input() { query }: InputOf<typeof listOrders>, @Caller() actor: UserActor) {
    return this.queries.execute(new ListOrders(query, actor));
  }
  @Serves(listMovements)
  movements(@Input() { query }: InputOf<typeof listMovements>, @Caller() actor: UserActor) {
    return this.queries.execute(new ListMovements(query, actor.userId));
  }
  @Serves(readOrder)
  one(@Input() { params }: InputOf<typeof readOrder>, @Caller() actor: UserActor) {
    return this.queries.execute(new OneOrder(params.orderId, actor));
  }
  @Serves(orderConsequences)
  consequences(@Input() { params }: InputOf<typeof orderConsequences>, @Caller() actor: UserActor) {
    return this.queries.execute(new OrderConsequences(params.orderId, actor));
  }
  @Serves(approveOrder)
  approve(@Input() { params }: InputOf<typeof approveOrder>, @Caller() actor: UserActor) {
    return this.move(params.orderId, actor, { type: 'approve' });
  }
  @Serves(declineOrder)
  decline(@Input() { params, body }: InputOf<typeof declineOrder>, @Caller() actor: UserActor) {
    return this.move(params.orderId, actor, { type: 'decline', reason: body.reason });
  }
  @Serves(recallOrder)
  recall(@Input() { params }: InputOf<typeof recallOrder>, @Caller() actor: UserActor) {
    return this.move(params.orderId, actor, { type: 'recall' });
  }
  @Serves(cancelOrder)
  cancel(@Input() { params, body }: InputOf<typeof cancelOrder>, @Caller() actor: UserActor) {
    return this.move(params.orderId, actor, { type: 'cancel', ...body });
  }
  @Serves(payOrder)
  pay(@Input() { params, body }: InputOf<typeof payOrder>, @Caller() actor: UserActor) {
    return this.move(params.orderId, actor, { type: 'pay', cardId: body.cardId ?? null });
  }

  @Serves(exportOrders)
  async export(
    @Input() { query }: InputOf<typeof exportOrders>,
    @Caller() actor: UserActor,
    @Headers('accept-language') accepted?: string,
  ) {
    const file = await this.queries.execute(new ExportOrders(query, actor, chooseLanguage(accepted)));
    if (!file.ok) return file;
    return new StreamableFile(Readable.from(file.value.chunks, { objectMode: false }), {
      type: exportOrders.media,
      disposition: `attachment; filename*=UTF-8''${encodeURIComponent(`${file.value.title}.xlsx`)}`,
    });
  }
  @Serves(orderReceipt)
  async receipt(
    @Input() { params }: InputOf<typeof orderReceipt>,
    @Caller() actor: UserActor,
    @Res() reply: FastifyReply,
    @Headers('accept-language') accepted?: string,
  ): Promise<void> {
    const asked = new OrderReceipt(params.orderId, actor, chooseLanguage(accepted));
    const receipt = await this.queries.execute(asked);
    if (!receipt.ok) throw new ProblemError(receipt.code);
    await reply
      .type(orderReceipt.media)
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="order-${receipt.value.code}.pdf"`)
      .send(receipt.value.pdf);
  }

  @Serves(mailOrderReceipt)
  mailReceipt(@Input() { params }: InputOf<typeof mailOrderReceipt>, @Caller() actor: UserActor) {
    return this.commands.execute(new ResendConfirmation(params.orderId, actor.userId));
  }

  /** Returns the order after the command. */
  private async move(orderId: OrderId, actor: UserActor, move: RequestedMove) {
    const moved = await this.commands.execute(new ChangeOrderStatus(orderId, actor.userId, move));
    return moved.ok ? this.queries.execute(new OneOrder(orderId, actor)) : moved;
  }
}
