import {
  agreeToNewsletters,
  askBooking,
  changePartnerEmail,
  createDoorLink,
  createNewsletter,
  enterBooking,
  me,
  readConsent,
  requestEmailCode,
  scheduleNewsletter,
  verifyEmail,
} from '@smachot/contracts';
import { addDays, atWallTime } from '@smachot/kernel';
import { aHost, type Host } from './a-host';
import { anEmptyDay } from './a-market';
import { aNewStore } from './a-new-store';
import { aProposal } from './a-proposal';
import { JULIE, theDemoPartner } from './a-store';
import { anEvent, attends, guestsOf } from './an-event';
import { clock } from './clock';
import { newPhone } from './phones';
import { askProduct } from './product';
import { outside, until } from './sandbox';

/** Makes a link when it is first asked for, and a new one on another day of the product's clock: links expire. */
const onceADay = (make: () => Promise<string>): (() => Promise<string>) => {
  let made: { day: string; link: Promise<string> } | undefined;
  return async () => {
    const day = await clock.today();
    if (made?.day !== day) made = { day, link: make() };
    return made.link;
  };
};

/** Makes a link that never expires. */
const once = (make: () => Promise<string>): (() => Promise<string>) => {
  let made: Promise<string> | undefined;
  return () => (made ??= make());
};

/** Path, search and fragment of the first address in a text that leads to this page. */
const linkIn = (text: string, page: string): string | undefined => {
  const address = text.match(/https?:\S+/g)?.find((one) => new URL(one).pathname.startsWith(page));
  if (!address) return undefined;
  const { pathname, search, hash } = new URL(address);
  return pathname + search + hash;
};

const inMailTo = (email: string, page: string): Promise<string> =>
  until(`a mail to ${email} with a link to ${page}`, async () =>
    (await outside.mailsTo(email)).flatMap(({ text }) => linkIn(text, page) ?? []).at(-1),
  );

/** Days ahead from which no other journey books anything at the demo store. */
const FAR_AHEAD = 125;

/** What the customer of a booking by phone is asked to confirm, from the text message. */
export const bookingLink = onceADay(async () => {
  const { tokens } = await theDemoPartner();
  const here = { token: tokens.access_token, params: { partner: JULIE.store } };
  const day = await anEmptyDay(addDays(await clock.today(), FAR_AHEAD));
  const phone = newPhone();
  const { bookingId } = await askProduct(enterBooking, {
    ...here,
    body: {
      startsAt: atWallTime(day, '19:00').toISOString(),
      endsAt: atWallTime(day, '23:30').toISOString(),
      customerName: 'מיכל אברהמי',
      customerPhone: phone,
      participants: 45,
      title: 'ברית בחצר',
      place: 'הגפן 3, רעננה',
      price: 4200,
    },
  });
  await askProduct(askBooking, { ...here, params: { ...here.params, bookingId } });
  return until('a text message', async () =>
    linkIn((await outside.smsTo(phone)).at(-1)?.text ?? '', '/booking'),
  );
});

/** The door of an event, for a helper without an account. */
export const doorLink = onceADay(async () => {
  const host = await aHost();
  const event = await anEvent(host);
  const guests = await guestsOf(host, event, [
    { attendeeName: 'רות אלמוג', estimatedNumberOfGuests: 2, tableName: '3' },
    { attendeeName: 'משפחת ביטון־אוחנה', estimatedNumberOfGuests: 5, tableName: '12' },
    { attendeeName: 'Daniel Green', estimatedNumberOfGuests: 1 },
  ]);
  for (const guest of guests) await attends(host, guest);
  const { address } = await askProduct(createDoorLink, {
    token: host.tokens.access_token,
    params: { eventId: event._id },
    body: { name: 'השער הראשי' },
  });
  return linkIn(address, '/door')!;
});

/** Their address of mail is theirs. */
export async function withConfirmedEmail({ tokens }: Pick<Host, 'tokens'>): Promise<string> {
  const token = tokens.access_token;
  const { email } = await askProduct(me, { token });
  // another code may have been asked for a moment ago
  await until('a code may be asked for', () =>
    askProduct(requestEmailCode, { token }).catch((error: Error) => {
      if (!/otp\.too_soon|request\.too_many/.test(error.message)) throw error;
      return undefined;
    }),
  );
  const code = await until('a code by mail', async () =>
    (await outside.mailsTo(email!)).flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? []).at(-1),
  );
  await askProduct(verifyEmail, { token, body: { code } });
  return email!;
}

/** At the foot of a newsletter of the demo store. */
export const unsubscribeLink = once(async () => {
  await clock.moveToCalmTuesday();
  const reader = await aHost();
  const email = await withConfirmedEmail(reader);
  const params = { partner: JULIE.store };
  const asReader = { token: reader.tokens.access_token, params };
  const { textVersion } = await askProduct(readConsent, asReader);
  const body = { place: 'store_page' as const, textVersion, agreed: true as const };
  await askProduct(agreeToNewsletters, { ...asReader, body });
  const asJulie = { token: (await theDemoPartner()).tokens.access_token, params };
  const { newsletterId, version } = await askProduct(createNewsletter, {
    ...asJulie,
    body: { subject: 'מגש חדש לשבת', body: 'השבוע במטבח: **מגש ירקות צלויים**.' },
  });
  await askProduct(scheduleNewsletter, {
    ...asJulie,
    params: { ...params, newsletterId },
    body: { sendAt: null, version },
  });
  return inMailTo(email, '/unsubscribe/');
});

/** The mail to a new store that wants to be written to. A link verifies once, so each is a new one. */
export async function verificationLink(): Promise<string> {
  const { owner, partnerUsername } = await aNewStore();
  const email = `${partnerUsername}@example.com`;
  await askProduct(changePartnerEmail, {
    token: owner.tokens.access_token,
    params: { partner: partnerUsername },
    body: { email },
  });
  return inMailTo(email, '/verify-email');
}

/** A proposal's address, which the store sends by itself. */
export const proposalLink = onceADay(async () => `/proposal/${(await aProposal('נועה ברק')).link}`);
