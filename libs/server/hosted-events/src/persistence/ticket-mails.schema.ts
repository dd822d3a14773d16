import { defineEntity } from '@smachot/server-platform';

/** E-mail that confirms a payment or a refund of tickets to whoever paid. `amount` in agorot; `id` becomes its Message-ID. */
export const TicketMailSchema = defineEntity({
  name: 'TicketMail',
  schema: 'hosted_events',
  tableName: 'ticket_mails',
  columns: {
    id: { type: 'uuid', primary: true },
    registrationId: { type: 'uuid', name: 'registration_id' },
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
    {
      name: 'ticket_mails_open',
      columns: ['dueAt'],
      where: "(state = ANY (ARRAY['wanted'::text, 'intended'::text]))",
    },
  ],
});
