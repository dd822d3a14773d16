import crypto from 'node:crypto';
import { card, outside } from './outside.mjs';
import { until } from './until.mjs';

const guestsAtOnce = 1000; // the most a request may hold
let phones = 0;

/** Numbers people may be invited at: no two runs of guests share one. */
const newPhone = () => `+97253${String(2_000_000 + phones++).padStart(7, '0')}`;

/** A host, signed up through the product as a person would be, with a card and a bill already settled. */
export async function aHost(product, sql) {
  const phone = newPhone();
  const call = caller(product.apiUrl);
  const { challengeId } = await call('POST', '/api/auth/otp', { phone });
  const text = await until('a code', async () => {
    const texts = await outside(product).smsTo(phone);
    return texts.map((sms) => sms.text).find((words) => /\d{6}/.test(words));
  });
  const code = /\d{6}/.exec(text)[0];
  const { ticket } = await call('POST', '/api/auth/otp/verify', { challengeId, code });
  const names = { firstName: 'נועה', lastName: 'ברק', termsAccepted: true };
  const { tokens, user } = await call('POST', '/api/auth/signup', { ticket, ...names });
  const host = { id: user.id, token: tokens.access_token, call: caller(product.apiUrl, tokens.access_token) };
  await giveCard(host, product);
  await settleOneBill(sql, host.id);
  return host;
}

/** @typedef {Awaited<ReturnType<typeof aHost>>} Host */

const caller =
  (apiUrl, token = '') =>
  /** @returns {Promise<any>} */
  async (method, path, body = undefined) => {
    const answer = await fetch(`${apiUrl}${path}`, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        'idempotency-key': crypto.randomUUID(),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 500)}`);
    return text ? JSON.parse(text) : undefined;
  };

async function giveCard(host, product) {
  const { token, card: made } = await outside(product).tokenOf(card);
  const form = { token, cardMask: made.mask, cardType: 'mastercard', expiry: card.expiry };
  await host.call('POST', '/v1/payments/user-tokens', form);
}

/** New hosts may write to 250 people a day. */
const settleOneBill = (sql, hostId) =>
  sql.query(
    `insert into payments.bills (id, user_id, event_id, responses, amount, carried_in, status, attempts, created_at)
     values (gen_random_uuid(), $1, gen_random_uuid(), 5, 500, 0, 'settled', 0, now())`,
    [hostId],
  );

/** An event in a month by the product's clock, with so many guests; answers their ids in order. */
export async function anEvent(host, guests) {
  const { now } = await host.call('GET', '/_dev/clock');
  const event = await host.call('POST', '/v1/events/event-rsvps', {
    title: 'החתונה של נועה ואיתי',
    hostName: 'נועה ואיתי',
    eventType: 'wedding',
    recipient: 'guests',
    date: new Date(Date.parse(now) + 30 * 86_400_000).toISOString(),
    location: { address: 'גן האירועים השקמה, ראשון לציון' },
    rsvpConfig: { questions: ['headcount', 'special_requests'] },
    quietCalendar: 'none',
  });
  const rsvps = [];
  for (let from = 0; from < guests; from += guestsAtOnce) {
    const some = Array.from({ length: Math.min(guestsAtOnce, guests - from) }, (_, at) => aGuest(from + at));
    rsvps.push(...(await host.call('POST', `/v1/events/rsvps/${event._id}`, { guests: some })).rsvps);
  }
  return {
    eventId: event._id,
    rsvpIds: rsvps.map(({ _id }) => _id),
    phones: rsvps.map((one) => one.attendeePhone),
  };
}

const families = ['כהן', 'לוי', 'מזרחי', 'פרץ', 'ביטון', 'אברהם', 'פרידמן', 'אזולאי', 'שפירא', 'בן־דוד'];
const groups = ['family', 'friends', 'work', 'general'];

export const aGuest = (at) => ({
  attendeeName:
    at % 3 ? `דנה ${families[at % families.length]} ${at}` : `משפחת ${families[at % families.length]} ${at}`,
  attendeePhone: newPhone(),
  group: groups[at % groups.length],
  estimatedNumberOfGuests: 1 + (at % 5),
});

/** Sets the product's clock to an hour at which guests may be written to. */
export async function moveToDaytime({ apiUrl }) {
  const call = caller(apiUrl);
  const { now } = await call('GET', '/_dev/clock');
  const noon = new Date(Date.parse(now) + 86_400_000);
  noon.setUTCHours(10, 0, 0, 0);
  await call('POST', '/_dev/clock', { now: noon.toISOString() });
}
