/**
 * A condition on an inbound `i` and one of its refs `r`: whether it was meant for that ref. A reply to one of our messages
 * always is; of messages matched by the phone alone, where several refs have that phone, the ref we last wrote to before is
 * meant.
 */
export const MEANT_FOR = `(i.matched_by in ('context', 'payload')
  or not exists (select 1 from messaging.inbound_refs o where o.inbound_id = i.id and o.ref_id <> r.ref_id)
  or r.ref_id = (
    select m.ref_id from messaging.inbound_refs o join messaging.messages m on m.ref_id = o.ref_id
    where o.inbound_id = i.id and m.created_at <= i.provider_at order by m.created_at desc limit 1))`;
