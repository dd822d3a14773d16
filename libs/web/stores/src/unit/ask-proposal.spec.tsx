import { askForProposal, readPricingUnit, readStore, storeDays } from '@smachot/contracts';
import { refusing, signInNoa } from '@smachot/web-platform';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aBar, aStore, BAR_ID } from '../testing/a-store';
import { renderStores } from '../testing/render-stores';

const wedding = {
  eventId: null,
  participants: 100,
  datetime: '2090-12-17T17:30:00.000Z',
  location: { address: 'יפו', geocode: { lat: 32.05, lng: 34.75 } },
};
const answers = [
  { call: readPricingUnit, answer: aBar({ pricingFactor: { type: 'personalized' } }) },
  { call: readStore, answer: aStore() },
  { call: storeDays, answer: { days: [] } },
];
const at = `/partner/savta/${BAR_ID}`;

afterEach(cleanup);

it('asks a visitor to sign in, and for what is missing of the event', async () => {
  await renderStores(at, answers, { event: wedding });
  expect(await screen.findByRole('link', { name: 'להתחבר ולבקש הצעת מחיר' })).toBeTruthy();
  cleanup();
  await renderStores(at, answers, { event: { ...wedding, participants: null } });
  expect(await screen.findByRole('button', { name: 'להוסיף מספר אורחים ולבקש הצעה' })).toBeTruthy();
});

describe('somebody signed in', () => {
  beforeAll(() => signInNoa());

  it('asks for a proposal with the facts of the event', async () => {
    const { asked } = await renderStores(at, [...answers, { call: askForProposal, status: 204 }], {
      event: wedding,
    });
    fireEvent.click(await screen.findByRole('button', { name: 'לבקש הצעת מחיר' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/100 אורחים/).textContent).toContain('יפו');
    fireEvent.change(within(dialog).getByLabelText(/מה חשוב לכם/), { target: { value: 'בלי בצל' } });
    // what is typed stays when the dialog is closed
    fireEvent.click(within(dialog).getByRole('button', { name: 'לסגור בלי לשלוח' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'לבקש הצעת מחיר' }));
    expect(await screen.findByLabelText(/מה חשוב לכם/)).toHaveProperty('value', 'בלי בצל');
    expect(screen.getByText(/מה שכתבתם בפעם הקודמת/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'לשלוח את הבקשה' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked.find(({ path }) => path.endsWith('/requests'))!.body).toEqual({
      pricingUnitId: BAR_ID,
      eventInfo: {
        participants: wedding.participants,
        datetime: wedding.datetime,
        location: wedding.location,
      },
      wish: 'בלי בצל',
    });
  });

  it('reads why it was refused', async () => {
    await renderStores(at, [...answers, refusing(askForProposal, 'proposal.asked_already')], {
      event: wedding,
    });
    fireEvent.click(await screen.findByRole('button', { name: 'לבקש הצעת מחיר' }));
    fireEvent.click(await screen.findByRole('button', { name: 'לשלוח את הבקשה' }));
    expect(await screen.findByText(/והן מחכות לתשובה/)).toBeTruthy();
  });
});
