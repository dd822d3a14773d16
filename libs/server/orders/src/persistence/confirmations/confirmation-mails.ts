import type { MailState } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { type ReadModel, shownMailState, type Tx } from '@smachot/server-platform';

/** `again`: the customer asked for the mail once more. */
export type ConfirmationKind = 'captured' | 'refunded' | 'again';
export type Confirmation = { kind: ConfirmationKind; amount: number };

/** Requests a confirmation in the transaction of the confirmed change, so that each is requested once. */
export const wantConfirmation = (
  tx: Tx,
  order: { id: string; userId: string },
  { kind, amount }: Confirmation,
): Promise<unknown> =>
  tx.query(
    `insert into orders.confirmation_mails (id, order_id, user_id, kind, amount, state, attempts, due_at, changed_at, created_at)
     values ($1, $2, $3, $4, $5, 'wanted', 0, now(), now(), clock_timestamp())`,
    [newId(), order.id, order.userId, kind, amount],
  );

/** State of the newest e-mail of an order; null when there is none. */
export const mailStateOf = async (read: ReadModel, orderId: string): Promise<MailState | null> => {
  const mail = await read.one<{ state: string }>(
    'select state from orders.confirmation_mails where order_id = $1 order by created_at desc limit 1',
    [orderId],
  );
  return mail ? shownMailState(mail.state) : null;
};
