import {
  getInvitation,
  headcountDeadline,
  ordersOfInvitation,
  type InvitationRole,
  updateInvitation,
} from '@smachot/contracts';
import { DAY_MS, wallTime } from '@smachot/kernel';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { anInvitation } from '../../testing/a-guest';
import { DESK, deskAnswers } from '../../testing/desk-answers';
import { renderScreens } from '../../testing/render-screens';

const soon = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const invitation = anInvitation({
  date: soon(40),
  closingDate: soon(38),
  reminderRounds: [{ daysBeforeClosing: 7 }],
});
const cutOffAt = soon(30);

describe('rounds on the desk', () => {
  beforeEach(() => localStorage.clear());
  afterEach(cleanup);
  const open = (role: InvitationRole = 'Owner') =>
    renderScreens(
      DESK,
      deskAnswers(
        { call: getInvitation, answer: { ...invitation, role } },
        { call: headcountDeadline, answer: { deadline: { partnerName: 'קייטרינג הגליל', cutOffAt } } },
        { call: ordersOfInvitation, answer: { orders: [], oneMoreGuest: null } },
        { call: updateInvitation, answer: invitation },
      ),
    );

  it('are offered, and changed only when the host takes them', async () => {
    const { asked } = await open();
    const take = await screen.findByRole('button', { name: 'לקבוע את המועדים האלה' });
    expect(asked.some(({ method }) => method === 'PUT')).toBe(false);
    fireEvent.click(take);
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'PUT')?.body).toMatchObject({
        title: invitation.title,
        version: invitation.version,
        reminderRounds: [{ daysBeforeClosing: 8 }, { daysBeforeClosing: 3 }],
      }),
    );
    const body = asked.find(({ method }) => method === 'PUT')!.body as { closingDate: string };
    expect(new Date(body.closingDate) < new Date(cutOffAt)).toBe(true);
    expect(wallTime(new Date(body.closingDate)).time).toBe('20:00');
  });

  it('are offered to editors, who do not see the orders, and not to viewers', async () => {
    await open('Editor');
    expect(await screen.findByRole('button', { name: 'לקבוע את המועדים האלה' })).toBeTruthy();
    cleanup();
    const { asked } = await open('Viewer');
    await screen.findAllByText(invitation.title);
    expect(screen.queryByRole('button', { name: 'לקבוע את המועדים האלה' })).toBeNull();
    expect(asked.some(({ path }) => path.endsWith('/deadline'))).toBe(false);
  });

  it('are not offered again for the same day when the host leaves them', async () => {
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'להשאיר כמו שהם' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'לקבוע את המועדים האלה' })).toBeNull());
  });
});
