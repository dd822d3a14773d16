import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { pendingChange, tellChange } from '@smachot/contracts';
import { DESK, deskAnswers, guestId } from '../testing/desk-answers';
import { renderScreens } from '../testing/render-screens';

const change = {
  _id: '01920000-0000-7000-8000-0000000000e1',
  what: ['place' as const],
  guests: 3,
  messages: [{ rsvpId: guestId(1), body: 'שלום רחל, המקום השתנה: גן אחר, חיפה', buttons: ['כן, מגיעים'] }],
  heldUntil: null,
};

describe('a change that guests may have to know of', () => {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  afterEach(cleanup);

  it('is shown above all else, and told only after the message was read and confirmed', async () => {
    const { asked } = await renderScreens(
      DESK,
      deskAnswers(
        { call: pendingChange, answer: { change } },
        { call: tellChange, answer: { told: 3, heldUntil: null } },
      ),
    );
    const card = await screen.findByRole('region', { name: 'לעדכן את מי שכבר הוזמן?' });
    const seats = screen.getByRole('region', { name: 'מקומות' });
    expect(card.compareDocumentPosition(seats) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    fireEvent.click(within(card).getByRole('button', { name: 'לראות את ההודעה ולשלוח' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'לעדכן 3 אורחים?' }));
    expect(dialog.getByText(/המקום השתנה: גן אחר, חיפה/)).toBeTruthy();
    const told = () => asked.filter(({ path }) => path.endsWith('/tell'));
    expect(told()).toEqual([]);
    fireEvent.click(dialog.getByRole('button', { name: 'לעדכן 3 אורחים' }));
    await waitFor(() => expect(told()).toHaveLength(1));
  });
});
