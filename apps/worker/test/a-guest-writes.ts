import { newId } from '@smachot/kernel';
import type { WholeProduct } from './whole-product';

/** `phone` is E.164. */
type Written = { rsvpId: string; phone: string; name: string; text: string };

/** What a guest writes, as messaging stores it from the provider's webhook; the jobs that read it are still to be done. */
export const aGuestWrites = async (
  { source, phoneKey }: WholeProduct,
  { rsvpId, phone, name, text }: Written,
): Promise<void> => {
  const id = newId();
  await source.query(
    `insert into messaging.inbound (id, wamid, kind, text, name, phone_key, matched_by, provider_at, received_at)
     values ($1::uuid, $1::text, 'text', $2, $3, $4, 'context', $5, $5)`,
    [id, text, name, phoneKey(phone), new Date()],
  );
  await source.query('insert into messaging.inbound_refs (ref_id, inbound_id) values ($1, $2)', [rsvpId, id]);
  await source.query(
    `insert into platform.outbox (id, job, payload) values ($1, 'rsvp.record_replies', $2)`,
    [newId(), JSON.stringify({ inboundIds: [id] })],
  );
};
