import { cleanup, screen } from '@testing-library/react';
import { getInvitation } from '@smachot/contracts';
import { anInvitation, EVENT_ID } from '../testing/a-guest';
import { UPLOAD_ID } from '../testing/a-preview';
import { renderScreens } from '../testing/render-screens';

const open = (outcome: string) =>
  renderScreens(`/me/rsvps/${EVENT_ID}/upload?upload=${UPLOAD_ID}&step=done&${outcome}`, [
    { call: getInvitation, answer: anInvitation() },
  ]);

afterEach(cleanup);

it('names the rows that could not be stored, also after a reload', async () => {
  await open('added=3&faulty=2&notStored=5,8');
  expect(await screen.findByText(/^שורות 5, 8 לא נשמרו/)).toBeTruthy();
  expect(screen.getByText('שתי שורות נשארו לתיקון')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'השורות לתיקון כקובץ' })).toBeTruthy();
});

it('names none where all were stored', async () => {
  await open('added=3');
  expect(await screen.findByText('3 אורחים חדשים')).toBeTruthy();
  expect(screen.queryByText(/לא נשמר/)).toBeNull();
});
