import { readPricingUnit, readStore, storeDays } from '@smachot/contracts';
import { plain } from '@smachot/i18n';
import { cleanup, waitFor } from '@testing-library/react';
import { aMenu, aStore, MENU_ID } from '../testing/a-store';
import { renderStores } from '../testing/render-stores';

afterEach(cleanup);

const days = {
  call: storeDays,
  answer: { days: [{ day: '2090-12-17', state: 'open', hours: [{ from: '10:00', to: '24:00' }], taken: 0 }] },
};
const answers = [{ call: readPricingUnit, answer: aMenu() }, { call: readStore, answer: aStore() }, days];
const eventAt = (address: string, lat: number, lng: number) => ({
  eventId: null,
  participants: 100,
  datetime: '2090-12-17T17:30:00.000Z',
  location: { address, geocode: { lat, lng } },
});
const text = () => plain(document.body.textContent).replace(/[\u2066-\u2069]/g, '');

// the store is in Jaffa: 12 km are free, then 6 shekels a kilometre, 90 at least
it.each([
  [
    'far away',
    eventAt('נתניה', 32.3215, 34.8532),
    /31\.71 ק״מ, מהם 12 בחינם: 19\.71 ק״מ × 6 ₪ = 118\.26 ₪, מעוגל לשקל שלם\s*119 ₪/,
  ],
  [
    'at the least price',
    eventAt('הרצליה', 32.1663, 34.8433),
    /ק״מ, מהם 12 בחינם: .* ק״מ × 6 ₪ = .* ₪, והמינימום הוא 90 ₪\s*90 ₪/,
  ],
  ['free', eventAt('יפו', 32.05, 34.75), /0 ק״מ: עד 12 ק״מ ההגעה בחינם\s*בחינם/],
])('a way that is %s says how its price is made', async (_, event, words) => {
  await renderStores(`/partner/savta/${MENU_ID}`, answers, { event });
  await waitFor(() => expect(text()).toMatch(words));
});
