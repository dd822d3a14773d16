import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { deleteGuests, listRsvps, restoreGuests } from '@smachot/contracts';
import { someStats } from '../../testing/a-guest';
import { DESK, dani, deskAnswers, rachel } from '../../testing/desk-answers';
import { renderScreens } from '../../testing/render-screens';

describe('deleting guests', () => {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  afterEach(cleanup);

  it('says how many answers go before it deletes, and undo brings the guests back', async () => {
    const { asked } = await renderScreens(
      DESK,
      deskAnswers(
        { call: deleteGuests, answer: { deleted: 2, answered: 1, outdated: [] } },
        { call: restoreGuests, answer: { restored: 2 } },
      ),
    );
    fireEvent.click(await screen.findByRole('checkbox', { name: 'בחירת כל האורחים שברשימה' }));
    fireEvent.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'מחיקה' }));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('אורח אחד כבר ענה');
    fireEvent.click(within(question).getByRole('button', { name: 'מחיקת שני האורחים' }));
    const undo = await screen.findByRole('button', { name: 'ביטול הפעולה' });
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'בחירת דניאל לוי' })).toBeNull());
    fireEvent.click(undo);
    await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/restore'))).toBe(true));
    expect(asked.find(({ path }) => path.endsWith('/restore'))?.body).toEqual({
      rsvpIds: [rachel._id, dani._id],
    });
    expect(await screen.findByRole('checkbox', { name: 'בחירת דניאל לוי' })).toBeTruthy();
  });

  it('says how many gifts go with them', async () => {
    const rsvps = [
      { ...rachel, income: 500 },
      { ...dani, income: 0 },
    ];
    await renderScreens(
      DESK,
      deskAnswers({ call: listRsvps, answer: { rsvps, stats: someStats(), nextCursor: null } }),
    );
    fireEvent.click(await screen.findByRole('checkbox', { name: 'בחירת כל האורחים שברשימה' }));
    fireEvent.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'מחיקה' }));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('אורח אחד נתן מתנה, וגם הרישום שלה יימחק.');
  });
});
