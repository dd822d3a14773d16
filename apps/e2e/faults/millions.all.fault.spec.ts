import {
  deleteGuests,
  exportAccount,
  getInvitation,
  guestHistory,
  type Invitation,
  listBills,
  listCampaigns,
  listCards,
  listInvitations,
  listNotifications,
  listRsvpIds,
  listRsvps,
  type Rsvp,
} from '@smachot/contracts';
import { addDays, wallTime } from '@smachot/kernel';
import type { Host } from '../src/world/a-host';
import { confirmByCode } from '../src/world/a-password';
import { anEvent, guestsOf } from '../src/world/an-event';
import { clock } from '../src/world/clock';
import { askProduct, requestTo } from '../src/world/product';
import { until } from '../src/world/sandbox';
import { baseUrl } from '../src/surroundings';
import { answerInChat, invitationsOf } from './world/answers';
import { aPayingHost, inviteAll } from './world/crowd';
import { multiply, rowsRead } from './world/multitude';
import { RealProduct } from './world/real-product';
import { Seeded } from './world/seeded';
import { settled } from './world/settled';
import { tellOfRun } from './world/tell-of-run';

const GUESTS = 200;
const TIMES = 1_000;
/** Smaller tables may be read whole. */
const LARGE = 50_000;

const random = new Seeded();
let product: RealProduct;
let rows: number;

beforeAll(async () => {
  product = await RealProduct.start('millions', {
    product: { WHATSAPP_RATE: '600' },
    sandbox: { SANDBOX_WHATSAPP_MPS: '1000', SANDBOX_STATUS_PACE: '0.1' },
  });
  await theJob(await aPayingHost(), GUESTS);
  await settled(product);
  rows = await multiply(product.database, TIMES);
  expect(rows).toBeGreaterThanOrEqual(2_000_000);
});
afterAll(() => product?.stop());

/** Guests are invited and answer. */
async function theJob(host: Host, size: number): Promise<{ event: Invitation; guests: Rsvp[] }> {
  const event = await anEvent(host);
  const guests = await guestsOf(
    host,
    event,
    Array.from({ length: size }, (_, nth) => ({ attendeeName: `Guest ${nth + 1}` })),
  );
  await inviteAll(host, event, guests);
  await answerInChat(guests, await invitationsOf(guests));
  return { event, guests };
}

it('reads no large table from end to end, whatever is asked and whatever falls due', async () => {
  const { database } = product;
  const before = await rowsRead(database, LARGE);
  expect([...before.keys()]).toEqual(
    expect.arrayContaining(['rsvp.guests', 'messaging.messages', 'messaging.inbound', 'rsvp.billable_facts']),
  );

  const host = await aPayingHost();
  const { event, guests } = await theJob(host, 50);
  await settled(product);
  await everyList(host, event, guests);
  await clock.moveTo(addDays(wallTime(new Date(event.date)).day, 1), '10:05');
  const asked = { token: host.tokens.access_token, query: {} };
  const paid = async () =>
    (await askProduct(listBills, asked)).bills.some(({ status }) => status === 'settled') || undefined;
  await until('the bill is settled', paid);
  await askProduct(deleteGuests, {
    token: host.tokens.access_token,
    params: { eventId: event._id },
    body: { rsvpIds: guests.slice(0, 5).map(({ _id }) => _id) },
  });
  await settled(product);

  const after = await rowsRead(database, LARGE);
  tellOfRun('millions', random, { rows, 'large tables': after.size });
  const read = [...after].map(([table, now]) => {
    const { whole, found } = before.get(table) ?? { whole: 0, found: 0 };
    return { table, whole: now.whole - whole, found: now.found - found };
  });
  // An index that is scanned from end to end is no better.
  expect(read.filter(({ whole, found }) => whole > 0 || found > LARGE)).toEqual([]);
});

async function everyList(host: Host, event: Invitation, [guest]: Rsvp[]): Promise<void> {
  const token = host.tokens.access_token;
  const params = { eventId: event._id };
  const first = await askProduct(listRsvps, { token, params, query: { limit: 20 } });
  expect(first.rsvps).toHaveLength(20);
  await askProduct(listRsvps, { token, params, query: { limit: 20, cursor: first.nextCursor! } });
  await askProduct(listRsvps, { token, params, query: { search: 'Guest 1', group: 'general' } });
  await askProduct(listRsvpIds, { token, params, query: {} });
  await askProduct(guestHistory, { token, params: { ...params, rsvpId: guest!._id } });
  await askProduct(getInvitation, { token, params });
  await askProduct(listInvitations, { token, query: {} });
  await askProduct(listCampaigns, { token, params });
  await askProduct(listCards, { token });
  await askProduct(listBills, { token, query: {} });
  await askProduct(listNotifications, { token, query: {} });
  await confirmByCode(host);
  await (await requestTo(baseUrl, exportAccount, { token })).text();
}
