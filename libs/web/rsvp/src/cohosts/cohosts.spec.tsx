import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  answerCohostInvitation,
  getInvitation,
  inviteCohost,
  listCampaigns,
  listCohosts,
  listInvitations,
  listRsvps,
  myCohostInvitations,
  type AnswerOf,
} from '@smachot/contracts';
import type { Answer } from '@smachot/web-platform';
import { aGuest, anInvitation, EVENT_ID, someStats } from '../testing/a-guest';
import { renderScreens } from '../testing/render-screens';

const id = '01920000-0000-7000-8000-000000000009';
const cohosts: AnswerOf<typeof listCohosts> = {
  owner: { firstName: 'נועה', lastName: 'ברק', you: true },
  members: [
    {
      cohostId: id,
      firstName: 'רות',
      lastName: 'לוי',
      phoneNumber: '+972521234567',
      role: 'Editor',
      you: false,
    },
  ],
  invitations: [],
  role: 'Owner',
};
const answers = (...more: Answer[]): Answer[] => [
  ...more,
  { call: getInvitation, answer: anInvitation() },
  { call: listCampaigns, answer: { campaigns: [] } },
  { call: listCohosts, answer: cohosts },
  { call: listRsvps, answer: { rsvps: [aGuest()], stats: someStats(), nextCursor: null } },
];

describe('co-hosts', () => {
  afterEach(cleanup);

  it('are shown with what they may do and invited by phone', async () => {
    const invitation = {
      invitationId: id,
      phoneNumber: '+972521112233',
      role: 'Viewer',
      expiresAt: '2027-01-08T09:00:00.000Z',
    };
    const { asked } = await renderScreens(
      `/me/rsvps/${EVENT_ID}?open=cohosts`,
      answers({ call: inviteCohost, status: 201, answer: invitation }),
    );
    const dialog = await screen.findByRole('dialog', { name: 'מארחים' });
    expect(await within(dialog).findByText('רות לוי')).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'שליחת הזמנה' }));
    expect(asked.filter(({ method }) => method === 'POST')).toEqual([]);
    fireEvent.change(within(dialog).getByRole('textbox', { name: /טלפון נייד/ }), {
      target: { value: '052-111-2233' },
    });
    fireEvent.click(within(dialog).getByRole('button', { name: 'שליחת הזמנה' }));
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
        phoneNumber: '052-111-2233',
        role: 'Editor',
      }),
    );
  });

  it('a viewer is told so and finds nothing to send or change', async () => {
    await renderScreens(`/me/rsvps/${EVENT_ID}`, [
      { call: getInvitation, answer: anInvitation({ role: 'Viewer' }) },
      ...answers(),
    ]);
    expect(await screen.findByText(/יש לכם הרשאת צפייה/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /שליחה ל/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'הוספת אורחים' })).toBeNull();
  });

  it('somebody who is asked says yes where the invitations are', async () => {
    const waiting = {
      invitationId: id,
      eventId: EVENT_ID,
      title: 'החתונה של נועה ואיתי',
      hostName: 'נועה ואיתי',
      role: 'Editor',
      expiresAt: '2027-01-08T09:00:00.000Z',
    };
    const { asked } = await renderScreens('/me/rsvps', [
      { call: listInvitations, answer: { invitations: [], nextCursor: null } },
      { call: myCohostInvitations, answer: { invitations: [waiting] } },
      { call: answerCohostInvitation, status: 204 },
      ...answers(),
    ]);
    const card = await screen.findByRole('region', { name: 'הזמנה לארח במשותף' });
    fireEvent.click(within(card).getByRole('button', { name: 'הצטרפות' }));
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ accept: true }),
    );
  });
});
