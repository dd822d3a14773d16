import { session } from '@smachot/web-platform';
import { startTexts, TestScreens } from '@smachot/web-ui';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import '../texts';
import { ViewingAs } from './viewing-as';

const show = async () => {
  await startTexts('shell');
  render(<TestScreens at="/" routes={[{ path: '/', element: <ViewingAs /> }]} />);
};

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

it('says through whose eyes, and stops', async () => {
  const endsAt = new Date(Date.now() + 600_000).toISOString();
  sessionStorage.setItem(
    'viewed-as',
    JSON.stringify({
      viewId: '01920000-0000-7000-8000-00000000c001',
      access_token: 't',
      name: 'דנה לוי',
      endsAt,
    }),
  );
  const ended = jest.spyOn(session, 'endView').mockResolvedValue(undefined);
  await show();
  expect(await screen.findByText(/כמו .*דנה לוי/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'להפסיק' }));
  expect(ended).toHaveBeenCalledTimes(1);
});

it('is not there otherwise', async () => {
  await show();
  expect(screen.queryByRole('button', { name: 'להפסיק' })).toBeNull();
});
