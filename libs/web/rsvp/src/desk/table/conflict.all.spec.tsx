import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  changeGuest,
  getGuest,
  getInvitation,
  guestHistory,
  listCampaigns,
  listRsvps,
} from '@smachot/contracts';
import type { Answer } from '@smachot/web-platform';
import { aGuest, anInvitation, EVENT_ID, someStats } from '../../testing/a-guest';
import { renderScreens } from '../../testing/render-screens';

const dani = aGuest({ attendeeName: 'דניאל לוי', tableName: '7', version: 3 });
const problem = { error: 'ConflictException', message: 'x', code: 'conflict.version', requestId: 'r' };
const answers = (...more: Answer[]): Answer[] => [
  ...more,
  { call: getInvitation, answer: anInvitation() },
  { call: guestHistory, answer: { entries: [], eligibility: { reminder: null, reminderFrom: null } } },
  { call: listCampaigns, answer: { campaigns: [] } },
  { call: listRsvps, answer: { rsvps: [dani], stats: someStats(), nextCursor: null } },
];
const theirs = { ...dani, tableName: '9', version: 5 };

/** Two hosts moved Daniel to a table; our change comes second. */
const moveToTwelve = async () => {
  const { asked } = await renderScreens(
    `/me/rsvps/${EVENT_ID}`,
    answers({ call: changeGuest, status: 409, answer: problem }, { call: getGuest, answer: theirs }),
  );
  fireEvent.click(await screen.findByRole('button', { name: /השולחן של דניאל לוי/ }));
  const field = screen.getByRole('textbox', { name: 'השולחן של דניאל לוי' });
  fireEvent.change(field, { target: { value: '12' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  return { asked, dialog: await screen.findByRole('dialog', { name: 'הפרטים של דניאל לוי השתנו בינתיים' }) };
};
const changes = (asked: { method: string; body?: unknown }[]) =>
  asked.filter(({ method }) => method === 'PATCH').map(({ body }) => body);

describe('two hosts change the same guest', () => {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  afterEach(cleanup);

  it('both values are shown, and the saved one can stay', async () => {
    const { asked, dialog } = await moveToTwelve();
    expect(within(dialog).getByText('9')).toBeTruthy();
    expect(within(dialog).getByText('12')).toBeTruthy();
    expect(changes(asked)).toEqual([{ tableName: '12', version: 3 }]);
    fireEvent.click(within(dialog).getByRole('button', { name: 'להשאיר את מה ששמור' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'השולחן של דניאל לוי: 9' })).toBeTruthy());
    expect(changes(asked)).toHaveLength(1);
  });

  it('ours is saved upon what was seen', async () => {
    const { asked, dialog } = await moveToTwelve();
    fireEvent.click(within(dialog).getByRole('button', { name: 'לשמור את שלנו' }));
    await waitFor(() =>
      expect(changes(asked)).toEqual([
        { tableName: '12', version: 3 },
        { tableName: '12', version: 5 },
      ]),
    );
  });
});
