import crypto from 'node:crypto';
import { anEvent } from './host.mjs';

/** An event whose guests all have a message, for which no status has arrived yet. */
export async function aWrittenEvent(host, sql, guests) {
  const event = await anEvent(host, guests);
  await sql.query(
    `update rsvp.guests set status = 'pending', status_before = 'created', round = 'invite:1', sends = 1, attempts = 1,
       last_queued = created_at, last_status = 'queued' where event_id = $1`,
    [event.eventId],
  );
  const { rows } = await sql.query(
    `insert into messaging.messages (id, ref_id, round, campaign_id, host_id, lane, quiet, state, status, due_at, attempts,
       wamid, message_type, phone_key, history, created_at, posted_at, status_at)
     select gen_random_uuid(), g.id, 'invite:1', $2, $3, 'campaign', 'none', 'done', 'accepted', g.created_at, 1,
       'wamid.' || g.id, 'template', md5(g.phone), jsonb_build_array(jsonb_build_object('status', 'accepted', 'timestamp', now())),
       g.created_at, g.created_at, g.created_at
     from rsvp.guests g where g.event_id = $1 order by g.id returning id, wamid, ref_id`,
    [event.eventId, crypto.randomUUID(), host.id],
  );
  return { ...event, messages: rows };
}

const apart = 4000; // messages between the head of the campaign and the first read ones
const courses = ['sent', 'delivered', 'read'];

/**
 * All statuses of these messages in the order a campaign brings them: the first are read while the last are sent.
 * @returns {{ id: string, status: string, timestamp: string, recipient_id: string }[]} as the provider writes them
 */
export function coursesOf(messages) {
  const told = courses.flatMap((status, step) =>
    messages.map((message, at) => ({
      position: at + (step * apart) / courses.length,
      step,
      message,
      status,
    })),
  );
  const second = Math.floor(Date.now() / 1000);
  return told
    .sort((a, b) => a.position - b.position || a.step - b.step)
    .map(({ message, status, step }) => ({
      id: message.wamid,
      status,
      timestamp: String(second + step),
      recipient_id: '972532000000',
      recipient_user_id: `IL.${message.id.slice(0, 8)}`,
      biz_opaque_callback_data: `m1:${message.id}:1`,
      pricing: { billable: true, pricing_model: 'PMP', type: 'regular', category: 'utility' },
    }));
}

/** Webhooks of so many statuses each, signed as the provider signs. */
export function webhooksOf(statuses, inOne, { WHATSAPP_APP_SECRET: secret = 'demo_app_secret' } = {}) {
  const webhooks = [];
  for (let from = 0; from < statuses.length; from += inOne) {
    const some = statuses.slice(from, from + inOne);
    const metadata = { display_phone_number: '97233334444', phone_number_id: '1099' };
    const value = { messaging_product: 'whatsapp', metadata, statuses: some };
    const entry = [{ id: 'WABA1', changes: [{ value, field: 'messages' }] }];
    const body = Buffer.from(JSON.stringify({ object: 'whatsapp_business_account', entry }));
    const signature = `sha256=${crypto.createHmac('sha256', secret).update(body).digest('hex')}`;
    webhooks.push({
      body,
      headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature },
      count: some.length,
    });
  }
  return webhooks;
}
