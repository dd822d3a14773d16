import { listPartnerStoreEvents, type PublicEventCard } from '@smachot/contracts';
import { answerCalls } from '@smachot/web-platform';
import { startTexts, TestScreens } from '@smachot/web-ui';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { StoreEvents } from './store-events';

afterEach(cleanup);

const tasting: PublicEventCard = {
  id: '01920000-0000-7000-8000-000000000001',
  slug: 'טעימות-k3f9x2abcd',
  title: 'ערב טעימות',
  description: 'טועמים',
  category: 'networking',
  startDatetime: '2090-05-11T16:00:00.000Z',
  date: 'יום חמישי, 11 במאי 2090',
  location: 'המטבח',
  participantCount: 3,
  imageUrl: null,
  coverPhoto: null,
  language: 'he',
  moreDates: 0,
};
const show = async (events: PublicEventCard[]) => {
  await startTexts('stores');
  const { asked } = answerCalls([{ call: listPartnerStoreEvents, answer: events }]);
  render(<TestScreens at="/" routes={[{ path: '*', element: <StoreEvents partner="savta" /> }]} />);
  await waitFor(() => expect(asked.map(({ path }) => path)).toEqual(['/api/partner-store/savta/events']));
};

it('leads to the public events of the store', async () => {
  await show([tasting]);
  const link = await screen.findByRole('link', { name: 'ערב טעימות' });
  expect(decodeURIComponent(link.getAttribute('href')!)).toBe('/event/טעימות-k3f9x2abcd');
});

it('is not there while the store has none', async () => {
  await show([]);
  expect(screen.queryByRole('heading')).toBeNull();
});
