import { DAY_MS, newId } from '@smachot/kernel';
import type { Sent } from './outside';
import type { WholeProduct } from './whole-product';

export const GUEST = '0537654388';
export const OTHER_GUEST = '0537654399';
const messagesTo = async (url: string, phone: string): Promise<Sent[]> => {
  const to = encodeURIComponent(`+972${phone.slice(1)}`);
  return (await (await fetch(`${url}/_sandbox/whatsapp/messages?to=${to}`)).json()) as Sent[];
};
/** @param url of the outside world */
export const invitationsTo = async (url: string, phone: string) =>
  (await messagesTo(url, phone)).filter(({ body }) => body.template?.name === 'rsvp_invite_wedding').length;

/** The next Tuesday at eleven in Israel, when guests may be written to. */
const offsetMs = (() => {
  const now = new Date();
  const days = (2 - now.getUTCDay() + 7) % 7 || 7;
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + days, 9) - now.getTime();
})();
export const setClocks = async (product: WholeProduct) => {
  await product.call('POST', '/_dev/clock', { body: { offsetMs } });
  await fetch(`${product.sandboxUrl}/_sandbox/clock`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ offsetMs }),
  });
  await new Promise((resolve) => setTimeout(resolve, 1200));
};

/** Jobs and ticks until that many messages are there, and for a while after. */
export const settle = async (product: WholeProduct, arrived: () => Promise<number>) => {
  let rounds = 4;
  for (const end = Date.now() + 30_000; Date.now() < end && rounds > 0;) {
    await product.jobs.tick(new Date(Date.now() + offsetMs));
    await product.jobs.drain();
    await new Promise((resolve) => setTimeout(resolve, 400));
    if (await arrived()) rounds--;
  }
};

/** A host who may send, with two guests. */
export const aHost = async (product: WholeProduct) => {
  const { user, bearer } = await product.signUp('0521110077');
  await product.source.query(
    `insert into payments.cards (id, user_id, sealed_token, fingerprint, last_four, brand, expiry, is_default, created_at, status)
     values ($1::uuid, $2, 'sealed', $1::text, '4242', 'visa', '1240', true, now(), 'confirmed')`,
    [newId(), user.id],
  );
  const event = {
    ...{
      title: 'החתונה',
      hostName: 'נועה ואיתי',
      eventType: 'wedding',
      recipient: 'guests',
      quietCalendar: 'none',
    },
    date: new Date(Date.now() + offsetMs + 30 * DAY_MS).toISOString(),
    ...{ location: { address: 'הגן' }, rsvpConfig: { questions: ['headcount'] } },
  };
  const { _id: eventId } = await product.ask('POST', '/v1/events/event-rsvps', { bearer, body: event });
  const guests = [GUEST, OTHER_GUEST].map((attendeePhone) => ({ attendeeName: 'דנה', attendeePhone }));
  const { rsvps } = await product.ask<{ rsvps: { _id: string }[] }>('POST', `/v1/events/rsvps/${eventId}`, {
    ...{ bearer, body: { guests } },
  });
  const invite = (rsvpId: string, headers: Record<string, string> = {}) =>
    product.ask('POST', '/v1/whatsapp/send-invites', {
      bearer,
      body: { eventId, rsvpIds: [rsvpId], templateName: 'rsvp_invite_wedding', consent: true },
      headers: { 'idempotency-key': newId(), ...headers },
    });
  return { rsvpIds: rsvps.map(({ _id }) => _id), invite };
};
