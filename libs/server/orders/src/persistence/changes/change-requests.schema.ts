import { EntitySchema } from 'typeorm';
import type { OrderId } from '@smachot/contracts';
import type { ChangeRequestState } from '../../domain/changes/change-requests';

const at = (name: string, nullable = false) => ({ type: 'timestamptz' as const, name, nullable });

/** Request of one side of an order to change its terms; at most one request of an order is open. */
export const ChangeRequestSchema = new EntitySchema<ChangeRequestState & { orderId: OrderId }>({
  name: 'ChangeRequest',
  schema: 'orders',
  tableName: 'change_requests',
  columns: {
    id: { type: 'uuid', primary: true },
    orderId: { type: 'uuid', name: 'order_id' },
    by: { type: 'text', name: 'asked_by' },
    status: { type: 'text' },
    wasStartsAt: at('was_starts_at'),
    wasLocation: { type: 'jsonb', name: 'was_location', nullable: true },
    startsAt: at('starts_at'),
    location: { type: 'jsonb', nullable: true },
    km: { type: 'double precision', nullable: true },
    participants: { type: 'int', nullable: true },
    wasParticipants: { type: 'int', name: 'was_participants', nullable: true },
    menu: { type: 'jsonb', nullable: true },
    wasMenu: { type: 'jsonb', name: 'was_menu', nullable: true },
    difference: { type: 'int' },
    proposedAt: at('proposed_at'),
    respondBy: at('respond_by'),
    answeredAt: at('answered_at', true),
  },
  indices: [
    { name: 'change_requests_of_order', columns: ['orderId', 'id'] },
    {
      name: 'change_requests_one_open',
      columns: ['orderId'],
      unique: true,
      where: `(status = 'open'::text)`,
    },
    // read by a tick: requests whose time to answer has ended
    { name: 'change_requests_unanswered', columns: ['respondBy'], where: `(status = 'open'::text)` },
  ],
});
