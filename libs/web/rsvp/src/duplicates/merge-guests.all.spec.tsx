import {
  getInvitation,
  guestHistory,
  keepGuestsApart,
  listCampaigns,
  listDuplicates,
  listRsvps,
  mergeGuests,
  type DuplicatePair,
} from '@smachot/contracts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Answer } from '@smachot/web-platform';
import { aGuest, anInvitation, EVENT_ID, someStats } from '../testing/a-guest';
import { renderScreens } from '../testing/render-screens';
import { answerThatCounts, firstChoices, mergedValue, questionsOf, type Pair } from './merge-choices';

const OTHER = '01920000-0000-7000-8000-0000000000a2';
const first = aGuest({ attendeeName: 'דנה', tableName: '3', hostNote: 'א', version: 4 });
const second = aGuest({
  _id: OTHER,
  attendeeName: 'דנה כהן',
  tableName: '7',
  side: 'bride',
  hostNote: 'ב',
  version: 6,
  rsvpStatus: 'confirmed',
  answeredAt: '2026-11-20T09:00:00.000Z',
});
const pair: Pair = [first, second];

describe('what is asked about two records', () => {
  it('only what both say, and differently', () =>
    expect(questionsOf(pair)).toEqual(['attendeeName', 'tableName', 'hostNote']));
  it('begins with the fuller name and both notes; what one of them lacks comes from the other', () => {
    const take = firstChoices(pair);
    expect(take).toEqual({ attendeeName: OTHER, tableName: first._id, hostNote: 'both' });
    expect(mergedValue(pair, take, 'side')).toBe('bride');
    expect(mergedValue(pair, take, 'tableName')).toBe('3');
  });
  it('the later answer counts', () => {
    const later = { ...first, answeredAt: '2026-11-21T09:00:00.000Z' };
    expect(answerThatCounts(pair)).toBe(second);
    expect(answerThatCounts([later, second])).toBe(later);
    expect(answerThatCounts([first, first])).toBeUndefined();
  });
});

const duplicates = (...pairs: DuplicatePair[]) => ({ count: pairs.length, pairs });
const screens = (at: string, more: Answer[] = [], role: 'Owner' | 'Editor' | 'Viewer' = 'Owner') =>
  renderScreens(`/me/rsvps/${EVENT_ID}${at}`, [
    ...more,
    { call: getInvitation, answer: anInvitation({ role }) },
    { call: listDuplicates, answer: duplicates({ reason: 'phone', guests: pair }) },
    { call: guestHistory, answer: { entries: [], eligibility: { reminder: null, reminderFrom: null } } },
    { call: listCampaigns, answer: { campaigns: [] } },
    { call: listRsvps, answer: { rsvps: [...pair], nextCursor: null, stats: someStats() } },
  ]);
const bodyOf = (asked: { path: string; body?: unknown }[], path: RegExp) =>
  asked.find((one) => path.test(one.path))?.body;

describe('the dialog', () => {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  afterEach(cleanup);

  it('is offered above the list, and merges what was chosen after a confirmation', async () => {
    const { asked } = await screens('', [{ call: mergeGuests, answer: second }]);
    fireEvent.click(await screen.findByRole('button', { name: 'לבדוק ולאחד' }));
    const dialog = await screen.findByRole('dialog', { name: 'אותו אורח?' });
    fireEvent.click(
      within(within(dialog).getByRole('group', { name: 'שולחן' })).getByRole('radio', { name: '7' }),
    );
    fireEvent.click(within(dialog).getByRole('button', { name: 'איחוד לרשומה אחת…' }));
    const confirm = await screen.findByRole('alertdialog');
    expect(bodyOf(asked, /merge$/)).toBeUndefined();
    expect(within(confirm).getByText(/שולחן: 7/)).toBeTruthy();
    fireEvent.click(within(confirm).getByRole('button', { name: 'איחוד' }));
    await waitFor(() =>
      expect(bodyOf(asked, /merge$/)).toEqual({
        guests: [
          { rsvpId: first._id, version: 4 },
          { rsvpId: OTHER, version: 6 },
        ],
        take: { attendeeName: OTHER, tableName: OTHER, hostNote: 'both' },
      }),
    );
  });

  it('shows both anew when somebody changed one of them meanwhile', async () => {
    const problem = { error: 'ConflictException', message: 'x', code: 'conflict.version', requestId: 'r' };
    const { asked } = await screens('?open=duplicates', [
      { call: mergeGuests, status: 409, answer: problem },
    ]);
    fireEvent.click(await screen.findByRole('button', { name: 'איחוד לרשומה אחת…' }));
    const read = () => asked.filter(({ path }) => path.endsWith('/duplicates')).length;
    const before = read();
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'איחוד' }));
    expect(await screen.findByText(/השתנתה בינתיים/)).toBeTruthy();
    await waitFor(() => expect(read()).toBeGreaterThan(before));
  });

  it('takes the host’s word that they are two', async () => {
    const { asked } = await screens('?open=duplicates', [
      { call: keepGuestsApart, status: 204, answer: undefined },
    ]);
    fireEvent.click(await screen.findByRole('button', { name: 'אלה שני אורחים' }));
    await waitFor(() => expect(bodyOf(asked, /apart$/)).toEqual({ rsvpIds: [first._id, OTHER] }));
  });

  it('is not offered to those who may only look', async () => {
    await screens('', [], 'Viewer');
    expect(await screen.findByText('דנה כהן')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'לבדוק ולאחד' })).toBeNull();
  });
});
