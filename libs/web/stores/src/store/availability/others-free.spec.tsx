import { browseStores, readPricingUnit, readStore, storeDays, type StoreDay } from '@smachot/contracts';
import type { Answer } from '@smachot/web-platform';
import { prepareTestWindow, startTexts, TestScreens } from '@smachot/web-ui';
import { answerCalls } from '@smachot/web-platform';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { aBar, aCard, aStore, BAR_ID } from '../../testing/a-store';
import { renderStores } from '../../testing/render-stores';
import { OthersFreeInstead } from './others-free';

const datetime = '2090-12-17T17:30:00.000Z';
const location = { address: 'יפו', geocode: { lat: 32.05, lng: 34.75 } };
const wedding = { eventId: null, celebrating: 'wedding', participants: 100, datetime, location };
const other = aCard({
  partnerId: '01920000-0000-7000-8000-000000000077',
  partnerUsername: 'other',
  businessName: 'המטבח של אחרים',
});
const store: Answer = { call: readStore, answer: aStore() };
const others: Answer = { call: browseStores, answer: { stores: [aCard(), other], nextCursor: null } };
const day = (state: StoreDay['state']): Answer => ({
  call: storeDays,
  answer: { days: [{ day: '2090-12-17', state, hours: [], taken: 1 }] },
});
const offered = () => screen.findByRole('region', { name: /^פנויים ב/ });

afterEach(cleanup);

describe.each([
  ['the page of a store', '/partner/savta'],
  ['the page of a unit', `/partner/savta/${BAR_ID}`],
])('%s that is not free on the day', (_, at) => {
  const answers = [{ call: readPricingUnit, answer: aBar() }, store, others];

  it('offers others of its kind that are, for this event, and the way to all of them', async () => {
    const { asked } = await renderStores(at, [day('full'), ...answers], { event: wedding });
    const region = await offered();
    const links = within(region).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href')!.split('?')[0])).toEqual(['/partner/other', '/']);
    const question = Object.fromEntries(
      new URLSearchParams(asked.find(({ path }) => path === '/v1/partners')!.query),
    );
    expect(question).toMatchObject({ datetime, participants: '100', category: 'catering', lat: '32.05' });
    const all = new URLSearchParams(links.at(-1)!.getAttribute('href')!.split('?')[1]);
    expect(Object.fromEntries(all)).toMatchObject({ datetime, participants: '100', category: 'catering' });
  });

  it('offers nobody while it is free', async () => {
    const open: Answer = {
      call: storeDays,
      answer: {
        days: [{ day: '2090-12-17', state: 'open', hours: [{ from: '10:00', to: '24:00' }], taken: 0 }],
      },
    };
    const { asked } = await renderStores(at, [open, ...answers], { event: wedding });
    await screen.findByText(/בשעה שביקשתם/);
    expect(asked.some(({ path }) => path === '/v1/partners')).toBe(false);
  });
});

describe('elsewhere, of a store known by its name only', () => {
  const draw = async (answers: Answer[], when = datetime) => {
    prepareTestWindow(1440);
    localStorage.clear();
    await startTexts('stores');
    const { asked } = answerCalls(answers);
    const event = { datetime: when, participants: 100, location };
    render(
      <TestScreens
        at="/"
        routes={[{ path: '/', element: <OthersFreeInstead partner="savta" event={event} /> }]}
      />,
    );
    return asked;
  };

  it('offers others of its kind', async () => {
    await draw([store, others]);
    const link = within(await offered()).getByRole('link', { name: /המטבח של אחרים/ });
    expect(link.textContent).not.toContain('החל מ־');
  });

  it('says of a starting price that it is one', async () => {
    const starting = { ...other, price: { ...other.price!, exact: false } };
    await draw([store, { call: browseStores, answer: { stores: [starting], nextCursor: null } }]);
    const link = within(await offered()).getByRole('link', { name: /המטבח של אחרים/ });
    expect(link.textContent).toMatch(/החל מ־.*49,600/);
  });

  it('offers nobody for a day that has passed, and where nobody else is free', async () => {
    const past = await draw([store, others], '2020-01-01T17:30:00.000Z');
    await waitFor(() => expect(past.some(({ path }) => path === '/v1/partners/savta')).toBe(true));
    cleanup();
    const asked = await draw([
      store,
      { call: browseStores, answer: { stores: [aCard()], nextCursor: null } },
    ]);
    await waitFor(() => expect(asked.some(({ path }) => path === '/v1/partners')).toBe(true));
    expect(past.some(({ path }) => path === '/v1/partners')).toBe(false);
    expect(screen.queryByRole('region')).toBeNull();
  });
});
