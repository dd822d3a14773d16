import { defineEntity } from '@smachot/server-platform';

/** E-mail that confirms a payment or a refund of an order to its customer. `amount` in agorot; `id` becomes its Message-ID. */
export const ConfirmationMailSchema = defineEntity({
  name: 'ConfirmationMail',
  schema: 'orders',
  tableName: 'confirmation_mails',
  columns: {
    id: { type: 'uuid', primary: true },
    orderId: { type: 'uuid', name: 'order_id' },
    userId: { type: 'uuid', name: 'user_id' },
    kind: { type: 'text' },
    amount: { type: 'int' },
    state: { type: 'text' },
    attempts: { type: 'int' },
    dueAt: { type: 'timestamptz', name: 'due_at' },
    changedAt: { type: 'timestamptz', name: 'changed_at' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
  },
  indices: [
    { name: 'confirmation_mails_of_order', columns: ['orderId', 'createdAt'] },
    { name: 'confirmation_mails_again', columns: ['userId', 'createdAt'], where: `(kind = 'again'::text)` },
    {
      name: 'confirmation_mails_open',
      columns: ['dueAt'],
      where: "(state = ANY (ARRAY['wanted'::text, 'intended'::text]))",
    },
  ],
});
