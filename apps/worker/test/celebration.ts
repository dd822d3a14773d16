import { DAY_MS, newId } from '@smachot/kernel';
import { aGuestWrites } from './a-guest-writes';
import { ask, uploadPicture } from './person-calls';
import type { Person, WholeProduct } from './whole-product';

/** Distinctive words that no other data in this product contains. */
export const shula = {
  phone: '0541239876',
  digits: '541239876',
  first: 'שולמיתגד',
  last: 'זהביאנוביץ',
  email: 'shula.zehavianovic@example.test',
  place: 'סמטתהדקלים',
  card: 'כרטיסהאדום',
  said: 'דודהברכיה',
  asked: 'סודהמתכון',
};
export const guest = {
  name: 'גרשוניפרטוק',
  phone: '0537654321',
  digits: '537654321',
  wish: 'בליבוטניםבבקשה',
};

const invitation = {
  title: `החתונה של ${shula.first}`,
  hostName: `${shula.first} ${shula.last}`,
  eventType: 'wedding',
  recipient: 'guests',
  date: new Date(Date.now() + 60 * DAY_MS).toISOString(),
  location: { address: shula.place },
  rsvpConfig: { questions: ['headcount'] },
};

/** The guest writes, and the host writes back. */
const chat = async (product: WholeProduct, host: Person, eventId: string, rsvpId: string) => {
  await product.source.query('update rsvp.guests set sends = 1 where id = $1', [rsvpId]);
  const { name, wish } = guest;
  await aGuestWrites(product, { rsvpId, phone: '+972537654321', name, text: `${wish}?` });
  await product.jobs.drain();
  const conversation = `/v1/events/rsvps/${eventId}/inbox/${rsvpId}`;
  const reply = { text: `${shula.said} ${guest.name}`, lastReplyId: null };
  await ask(product, host, 'POST', `${conversation}/replies`, reply, newId());
};

/** Somebody who was on no list came in by a helper's door link. */
const atTheDoor = async (product: WholeProduct, host: Person, eventId: string) => {
  const door = `/v1/events/event-rsvps/${eventId}/door`;
  await ask(product, host, 'POST', `${door}/links`, { name: shula.said });
  const at = new Date().toISOString();
  const scan = { scanId: newId(), subjectId: newId(), people: 1, at, undoes: null, name: shula.asked };
  const batch = { deviceId: newId(), door: shula.said, sentAt: at, scans: [scan], after: 0 };
  await ask(product, host, 'POST', `${door}/scans`, batch);
};

/** The guest rides from a stop at the host's house. */
const rides = async (product: WholeProduct, host: Person, eventId: string, rsvpId: string) => {
  const path = `/v1/events/rsvps/${eventId}/rides`;
  const stopId = newId();
  const stop = {
    name: shula.asked,
    location: { address: shula.place },
    departsAt: '17:30',
    note: shula.said,
  };
  await ask(product, host, 'PUT', `${path}/stops/${stopId}`, { ...stop, version: 0 });
  await product.source.query('update rsvp.guests set transportation = true where id = $1', [rsvpId]);
  const choice = { stopId, persons: null, ways: 'both', version: 0 };
  await ask(product, host, 'PUT', `${path}/passengers/${rsvpId}`, choice);
  await ask(product, host, 'DELETE', `${path}/stops/${stopId}`);
  await ask(product, host, 'PUT', `${path}/stops/${newId()}`, { ...stop, version: 0 });
};

/** An invitation with a picture, a guest with a message, and a table upload that was never confirmed. */
export const celebration = async (
  product: WholeProduct,
  host: Person,
): Promise<{ eventId: string; rsvpId: string }> => {
  const { _id: eventId } = await ask<{ _id: string }>(
    product,
    host,
    'POST',
    '/v1/events/event-rsvps',
    invitation,
  );
  await uploadPicture(product, host, `/v1/events/event-rsvps/${eventId}/upload-image`);
  const { rsvps } = await ask<{ rsvps: { _id: string }[] }>(
    product,
    host,
    'POST',
    `/v1/events/rsvps/${eventId}`,
    {
      guests: [{ attendeeName: guest.name, attendeePhone: guest.phone }],
    },
  );
  const rsvpId = rsvps[0]!._id;
  await ask(product, host, 'PATCH', `/v1/events/rsvps/${eventId}/${rsvpId}`, {
    answer: 'confirmed',
    specialRequests: guest.wish,
  });
  await ask(product, host, 'POST', `/v1/events/rsvps/${eventId}/tables/text`, {
    text: `${guest.name} ${guest.phone}`,
    kind: 'list',
  });
  await product.source.query(
    `insert into payments.cards (id, user_id, sealed_token, fingerprint, last_four, brand, expiry, is_default, created_at)
     values ($1::uuid, $2, 'x', $1::text, '5846', 'visa', '1239', true, now())`,
    [newId(), host.user.id],
  );
  await ask(
    product,
    host,
    'POST',
    '/v1/whatsapp/send-invites',
    { eventId, rsvpIds: [rsvpId], templateName: 'rsvp_invite_wedding', consent: true },
    newId(),
  );
  await product.call('POST', `/v1/events/event-rsvps/${eventId}/guest/link`, {
    body: { phone: guest.phone },
  });
  await rides(product, host, eventId, rsvpId);
  await chat(product, host, eventId, rsvpId);
  await atTheDoor(product, host, eventId);
  return { eventId, rsvpId };
};
