import { getInvitation } from '@smachot/contracts';
import { refusing } from '@smachot/web-platform';
import { cleanup, screen } from '@testing-library/react';
import { renderScreens } from '../testing/render-screens';

afterEach(cleanup);

describe('a screen whose first load failed', () => {
  it.each([
    '/me/rsvps/01920000-0000-7000-8000-000000000001',
    '/me/rsvps/01920000-0000-7000-8000-000000000001/upload',
    '/me/rsvps/01920000-0000-7000-8000-000000000001/edit',
  ])('%s still has one name', async (at) => {
    await renderScreens(at, [refusing(getInvitation, 'request.too_many')]);
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });
});
