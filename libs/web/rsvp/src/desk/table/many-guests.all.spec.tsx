import {
  changeGuests,
  deleteGuests,
  getInvitation,
  guestHistory,
  listCampaigns,
  listDuplicates,
  listRsvps,
} from '@smachot/contracts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Answer, SentRequest } from '@smachot/web-platform';
import { aGuest, anInvitation, EVENT_ID, someStats } from '../../testing/a-guest';
import { renderScreens } from '../../testing/render-screens';

const dana = aGuest({ attendeeName: 'דנה כהן', version: 4 });
const yossi = aGuest({ _id: '01920000-0000-7000-8000-0000000000a2', attendeeName: 'יוסי לוי', version: 6 });
const chosenBoth = async (more: Answer[]): Promise<SentRequest[]> => {
  const { asked } = await renderScreens(`/me/rsvps/${EVENT_ID}`, [
    ...more,
    { call: getInvitation, answer: anInvitation() },
    { call: listDuplicates, answer: { count: 0, pairs: [] } },
    { call: guestHistory, answer: { entries: [], eligibility: { reminder: null, reminderFrom: null } } },
    { call: listCampaigns, answer: { campaigns: [] } },
    { call: listRsvps, answer: { rsvps: [dana, yossi], nextCursor: null, stats: someStats() } },
  ]);
  for (const name of ['דנה כהן', 'יוסי לוי'])
    fireEvent.click(await screen.findByRole('checkbox', { name: `בחירת ${name}` }));
  return asked;
};
const outdated = [{ _id: yossi._id, attendeeName: 'יוסי לוי' }];
const bodies = (asked: SentRequest[], method: string, end: string) =>
  asked.filter((one) => one.method === method && one.path.endsWith(end)).map(({ body }) => body);

describe('many guests at once', () => {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  afterEach(cleanup);

  it('says which were changed meanwhile, keeps just those chosen and moves them when confirmed again', async () => {
    const asked = await chosenBoth([{ call: changeGuests, answer: { changed: 1, outdated } }]);
    fireEvent.click(screen.getByRole('button', { name: 'לשולחן…' }));
    const dialog = await screen.findByRole('dialog', { name: 'העברת שני אורחים' });
    fireEvent.change(within(dialog).getByLabelText('לאיזה שולחן?'), { target: { value: '12' } });
    fireEvent.change(within(dialog).getByLabelText('קבוצה משלכם'), { target: { value: 'צבא' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'העברת שניים' }));
    expect(await within(dialog).findByText(/אורח אחד השתנה בינתיים/)).toBeTruthy();
    const move = { tableName: '12', groupLabel: 'צבא' };
    const first = { rsvpIds: [dana._id, yossi._id], versions: [4, 6], ...move };
    expect(bodies(asked, 'PATCH', EVENT_ID)).toEqual([first]);
    fireEvent.click(await screen.findByRole('button', { name: 'העברת אורח אחד' }));
    await waitFor(() =>
      expect(bodies(asked, 'PATCH', EVENT_ID)).toEqual([
        first,
        { rsvpIds: [yossi._id], versions: [6], ...move },
      ]),
    );
  });

  it('deletes none that was changed after it was seen', async () => {
    const asked = await chosenBoth([{ call: deleteGuests, answer: { deleted: 1, answered: 0, outdated } }]);
    fireEvent.click(screen.getByRole('button', { name: 'מחיקה' }));
    const dialog = await screen.findByRole('alertdialog');
    fireEvent.click(await within(dialog).findByRole('button', { name: 'מחיקת שני האורחים' }));
    expect(await within(dialog).findByText('יוסי לוי')).toBeTruthy();
    expect(bodies(asked, 'POST', '/delete')).toEqual([{ rsvpIds: [dana._id, yossi._id], versions: [4, 6] }]);
    expect(within(dialog).getByRole('button', { name: 'מחיקת האורח' })).toBeTruthy();
  });
});
