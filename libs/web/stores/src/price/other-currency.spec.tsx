import { browseStores, exchangeRates, readPricingUnit, readStore, storeDays } from '@smachot/contracts';
import { plain } from '@smachot/i18n';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { aCard, aMenu, aStore, MENU_ID } from '../testing/a-store';
import { euroRates } from '../testing/euro';
import { renderStores } from '../testing/render-stores';

afterEach(cleanup);

const event = {
  eventId: null,
  participants: 100,
  datetime: '2090-12-17T17:30:00.000Z',
  location: { address: 'יפו', geocode: { lat: 32.05, lng: 34.75 } },
};
const days = {
  call: storeDays,
  answer: { days: [{ day: '2090-12-17', state: 'open', hours: [{ from: '10:00', to: '24:00' }], taken: 0 }] },
};
const browse = { call: browseStores, answer: { stores: [aCard()], nextCursor: null } };
const unit = [{ call: readPricingUnit, answer: aMenu() }, { call: readStore, answer: aStore() }, days];
const store = [{ call: readStore, answer: aStore({ pricingUnits: [aMenu()] }) }, days];
const euro = { settings: { currency: 'EUR' }, event };
const text = () => plain(document.body.textContent).replace(/[\u2066-\u2069]/g, '');

describe('prices for somebody who reckons in euros', () => {
  it.each([
    ['browsing', '/', [browse], /49,600 ₪ הכול כלול כ־13,227 €/],
    ['in a store', '/partner/savta', store, /12,200 ₪ הכול כלול כ־3,254 €/],
    ['of a unit', `/partner/savta/${MENU_ID}`, unit, /11,000 ₪ כ־2,934 €/],
  ])('%s are in shekels with an estimate beside them', async (_, at, answers, sum) => {
    await renderStores(at, [euroRates, ...answers], euro);
    await waitFor(() => expect(text()).toMatch(sum));
  });

  it('are in shekels alone for everybody else, and no rates are asked for', async () => {
    const { asked } = await renderStores('/', [euroRates, browse], { event });
    await screen.findByRole('heading', { level: 3, name: 'המטבח של סבתא' });
    expect(text()).not.toMatch(/€|כ־/);
    expect(asked.some(({ path }) => path === exchangeRates.path)).toBe(false);
  });

  it('are in shekels alone while the rates do not come', async () => {
    await renderStores('/', [browse], euro);
    await waitFor(() => expect(text()).toMatch(/49,600 ₪/));
    expect(text()).not.toContain('€');
  });
});
