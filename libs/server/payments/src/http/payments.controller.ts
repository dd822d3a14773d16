import { Controller, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  addCard,
  deleteCard,
  hostedFields,
  type InputOf,
  listBills,
  listCards,
  makeDefaultCard,
  outstanding,
  payBill,
  paymentsWebhook,
  receiptFile,
  renameCard,
} from '@smachot/contracts';
import { refuse } from '@smachot/kernel';
import {
  Caller,
  Config,
  Input,
  ProblemError,
  RawBody,
  Serves,
  type UserActor,
} from '@smachot/server-platform';
import type { FastifyReply } from 'fastify';
import { readCallback } from '../provider/read-callback';
import { ReceiptPdf } from '../receipts/receipt-pdf';
import { AddCard } from '../use-cases/add-card';
import { Bills, OneBill } from '../use-cases/bills';
import { Cards } from '../use-cases/cards';
import { ChangeCard, DeleteCard } from '../use-cases/change-card';
import { ChargeBill } from '../use-cases/charge-bill';
import { Outstanding } from '../use-cases/outstanding';
import { NoteCallback } from '../use-cases/note-callback';

@Controller()
export class PaymentsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly config: Config,
    private readonly receipts: ReceiptPdf,
  ) {}

  @Serves(listCards)
  cards(@Caller() actor: UserActor) {
    return this.queries.execute(new Cards(actor.userId));
  }

  @Serves(hostedFields)
  fields() {
    const { PAYME_SCRIPT_URL, PAYME_SELLER_PUBLIC_KEY } = this.config.settings;
    return {
      scriptUrl: PAYME_SCRIPT_URL,
      sellerPublicKey: PAYME_SELLER_PUBLIC_KEY,
      mode: this.config.paymentMode,
    };
  }

  @Serves(addCard)
  add(@Input() { body }: InputOf<typeof addCard>, @Caller() actor: UserActor) {
    return this.commands.execute(new AddCard(actor.userId, body));
  }

  @Serves(renameCard)
  rename(@Input() { params, body }: InputOf<typeof renameCard>, @Caller() actor: UserActor) {
    return this.commands.execute(new ChangeCard(actor.userId, params.cardId, { nickname: body.nickname }));
  }

  @Serves(makeDefaultCard)
  makeDefault(@Input() { params }: InputOf<typeof makeDefaultCard>, @Caller() actor: UserActor) {
    return this.commands.execute(new ChangeCard(actor.userId, params.cardId, { makeDefault: true }));
  }

  @Serves(deleteCard)
  delete(@Input() { params }: InputOf<typeof deleteCard>, @Caller() actor: UserActor) {
    return this.commands.execute(new DeleteCard(actor.userId, params.cardId));
  }

  @Serves(listBills)
  bills(@Input() { query }: InputOf<typeof listBills>, @Caller() actor: UserActor) {
    return this.queries.execute(new Bills(actor.userId, query));
  }

  @Serves(outstanding)
  outstanding(@Caller() actor: UserActor) {
    return this.queries.execute(new Outstanding(actor.userId));
  }

  @Serves(payBill)
  async pay(@Input() { params }: InputOf<typeof payBill>, @Caller() actor: UserActor) {
    const charged = await this.commands.execute(new ChargeBill(params.billId, { userId: actor.userId }));
    const bill = await this.queries.execute(new OneBill(actor.userId, params.billId));
    if (!bill) return refuse('not_found');
    return charged.ok || bill.status === 'settled' || bill.status === 'charging'
      ? bill
      : refuse('lifecycle.illegal_move');
  }

  @Serves(receiptFile)
  async receipt(
    @Input() { params }: InputOf<typeof receiptFile>,
    @Caller() actor: UserActor,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const receipt = await this.receipts.of(actor.userId, params.billId);
    if (!receipt) throw new ProblemError('not_found');
    await reply
      .type('application/pdf')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="receipt-${receipt.number}.pdf"`)
      .send(receipt.pdf);
  }

  @Serves(paymentsWebhook)
  async callback(@RawBody() body: Buffer): Promise<string> {
    await this.commands.execute(new NoteCallback(readCallback(body)));
    return 'OK';
  }
}
