import { Injectable } from '@nestjs/common';
import type { MailState, OrderId } from '@smachot/contracts';
import { ReadModel, shownMailState } from '@smachot/server-platform';

/** Reads the e-mails that confirm payments. */
@Injectable()
export class ConfirmationMailQueries {
  constructor(private readonly read: ReadModel) {}

  /** State of the newest e-mail of an order; null when there is none. */
  async stateOf(orderId: OrderId): Promise<MailState | null> {
    const mail = await this.read.one<{ state: string }>(
      'select state from orders.confirmation_mails where order_id = $1 order by created_at desc limit 1',
      [orderId],
    );
    return mail ? shownMailState(mail.state) : null;
  }
}
