import { changeGuest, type Invitation, listBills, listCampaigns, type Rsvp } from '@smachot/contracts';
import { addDays } from '@smachot/kernel';
import { aHost, type Host } from './a-host';
import { aCard, anEvent, guestListOf, guestsOf, invited } from './an-event';
import { setFirstPassword, signIn } from './a-password';
import { clock } from './clock';
import { askProduct } from './product';
import { outside, until } from './sandbox';

const password = 'a long enough password';

/** A host with data on every screen: a paid bill, and a wedding with guests in every state. */
export type Celebration = {
  host: Host;
  past: Invitation;
  event: Invitation;
  rsvps: Rsvp[];
  /** A guest who asks the host something. */
  asked: Rsvp;
  campaignId: string;
};

const answers = async ({ attendeePhone }: Rsvp, words: string): Promise<void> => {
  const phone = attendeePhone ?? '';
  await until(`the invitation of ${phone}`, async () => (await outside.chatOf(phone))[0]);
  await outside.reply(phone, { text: words });
};

/** An event with six confirmed guests, whose bill was paid on the day after it. */
async function aPaidParty(host: Host): Promise<Invitation> {
  const event = await anEvent(host, {
    daysAhead: 3,
    eventType: 'henna',
    title: 'החינה של נועה',
    hostName: 'נועה ברק',
  });
  const names = ['עדי', 'בר', 'גיל', 'דור', 'הדס', 'ורד'];
  const rsvps = await guestsOf(
    host,
    event,
    names.map((name) => ({ attendeeName: `${name} אדרי` })),
  );
  await invited(host, event, rsvps);
  await Promise.all(rsvps.map((rsvp) => answers(rsvp, 'כן')));
  await until('six answers', async () =>
    (await guestListOf(host, event)).stats?.attending.records === 6 ? true : undefined,
  );
  await clock.moveTo(addDays(await clock.today(), 4), '10:01');
  await until('a settled bill', async () => {
    const { bills } = await askProduct(listBills, { token: host.tokens.access_token, query: {} });
    return bills.find(({ status }) => status === 'settled');
  });
  return event;
}

const wedding = [
  { attendeeName: 'רחל כהן', estimatedNumberOfGuests: 4, group: 'family' as const, tableName: '1' },
  { attendeeName: 'משה לוי', estimatedNumberOfGuests: 2, group: 'family' as const, tableName: '1' },
  { attendeeName: 'שירה מזרחי', estimatedNumberOfGuests: 2, group: 'friends' as const, tableName: '2' },
  { attendeeName: 'יונתן פרץ', estimatedNumberOfGuests: 3, group: 'friends' as const },
  {
    attendeeName: 'Daniel Green',
    estimatedNumberOfGuests: 2,
    group: 'work' as const,
    language: 'en' as const,
  },
  { attendeeName: 'תמר ביטון', estimatedNumberOfGuests: 1, group: 'work' as const },
  { attendeeName: 'אבי דהן', estimatedNumberOfGuests: 5, group: 'family_friends' as const },
];
const unsent = [
  { attendeeName: 'נועם שגב', estimatedNumberOfGuests: 2, group: 'school' as const },
  { attendeeName: 'סבתא מרים', attendeePhone: null, estimatedNumberOfGuests: 1, group: 'family' as const },
];

async function aHalfAnsweredWedding(
  host: Host,
): Promise<Pick<Celebration, 'event' | 'rsvps' | 'asked' | 'campaignId'>> {
  const event = await anEvent(host);
  const rsvps = await guestsOf(host, event, wedding);
  const others = await guestsOf(host, event, unsent);
  await invited(host, event, rsvps);
  const [rachel, moshe, shira, yonatan, daniel, tamar] = rsvps as [Rsvp, Rsvp, Rsvp, Rsvp, Rsvp, Rsvp];
  await Promise.all([
    answers(rachel, 'כן, נגיע 4'),
    answers(moshe, 'לא'),
    answers(shira, 'אולי'),
    answers(daniel, 'yes 40'), // so many that the host is asked
    answers(tamar, 'אפשר לבוא עם תינוק בן חודשיים? הוא ישן רוב הזמן'),
  ]);
  await askProduct(changeGuest, {
    token: host.tokens.access_token,
    params: { eventId: event._id, rsvpId: yonatan._id },
    body: { answer: 'confirmed' },
  });
  const list = await until('the answers', async () => {
    const answer = await guestListOf(host, event);
    return answer.stats?.awaitingResponse.records === 3 ? answer : undefined;
  });
  const { campaigns } = await askProduct(listCampaigns, {
    token: host.tokens.access_token,
    params: { eventId: event._id },
  });
  const ids = new Set([...rsvps, ...others].map(({ _id }) => _id));
  return {
    event,
    rsvps: list.rsvps.filter(({ _id }) => ids.has(_id)),
    asked: tamar,
    campaignId: campaigns[0]?._id ?? '',
  };
}

/** Who can be at several devices, and pay. */
export async function aHostWithACard(): Promise<Host> {
  const host = await aHost();
  await setFirstPassword(host, password);
  await aCard(host);
  return host;
}

export async function aCelebration(): Promise<Celebration> {
  await clock.moveToCalmTuesday();
  const host = await aHostWithACard();
  const past = await aPaidParty(host);
  await clock.moveToCalmTuesday();
  return { host, past, ...(await aHalfAnsweredWedding(host)) };
}

/** The same host in another browser: refresh tokens rotate, so that each browser needs its own. */
export async function onAnotherDevice({ phone }: Host): Promise<Host> {
  return { phone, tokens: await signIn({ phone, password }) };
}
