import {
  deleteInvitation,
  getInvitation,
  listCampaigns,
  listRsvps,
  pendingChange,
  type RsvpStats,
} from '@smachot/contracts';
import type { Answer } from '@smachot/web-platform';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { aGuest, anInvitation, EVENT_ID, someStats } from '../testing/a-guest';
import { renderScreens } from '../testing/render-screens';

const open = async (stats: Partial<RsvpStats> = {}, ...answers: Answer[]) =>
  renderScreens(`/me/rsvps/${EVENT_ID}?open=delete-invitation`, [
    ...answers,
    { call: getInvitation, answer: anInvitation({ date: '2099-12-17T17:30:00.000Z' }) },
    { call: listCampaigns, answer: { campaigns: [] } },
    { call: pendingChange, answer: { change: null } },
    { call: listRsvps, answer: { rsvps: [aGuest()], stats: someStats(stats), nextCursor: null } },
    { call: deleteInvitation, answer: null },
  ]);
const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /להודיע ל.+אורחים שהאירוע בוטל/ });
const confirm = () => fireEvent.click(screen.getByRole('button', { name: 'מחיקת האירוע' }));

describe('deleting an event', () => {
  afterEach(cleanup);

  it('writes to nobody unless that is ticked, and says to how many people it would', async () => {
    const { asked } = await open({ toTell: 137 });
    expect((await box()).checked).toBe(false);
    expect((await box()).labels![0]!.textContent).toContain('137');
    expect(screen.getByText('בלי הסימון אף אחד לא יקבל הודעה.')).toBeTruthy();
    confirm();
    await waitFor(() => expect(asked.find(({ method }) => method === 'DELETE')?.query).toContain('tell=no'));
  });
  it('tells them when it is ticked', async () => {
    const { asked } = await open();
    fireEvent.click(await box());
    confirm();
    await waitFor(() => expect(asked.find(({ method }) => method === 'DELETE')?.query).toContain('tell=yes'));
  });
  it('says why it is not deleted while the guests cannot be told, and how it can be', async () => {
    const answer = {
      ...{ error: 'ForbiddenException', message: 'x', requestId: 'r' },
      code: 'reply.host_suspended',
    };
    await open({}, { call: deleteInvitation, status: 403, answer });
    fireEvent.click(await box());
    confirm();
    expect(await screen.findByText(/נעצרה אחרי תלונות של אורחים.*הסירו את הסימון/)).toBeTruthy();
  });
  it('does not ask when there is nobody to tell', async () => {
    await open({ toTell: 0 });
    await screen.findByRole('button', { name: 'מחיקת האירוע' });
    expect(screen.queryByRole('checkbox', { name: /שהאירוע בוטל/ })).toBeNull();
  });
});
