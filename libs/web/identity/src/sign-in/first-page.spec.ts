import { forgetPerson, LAST_STORE, safeStorage, sessionUser } from '@smachot/web-platform';
import { firstPage } from './first-page';

describe('the first page after a sign-in', () => {
  const user = (groups: string[], assignedStores: string[]) =>
    sessionUser({
      id: '7b0c2c7e-1111-4222-8333-444455556666',
      username: 'noa',
      firstName: 'נועה',
      lastName: 'ברק',
      phoneNumber: '+972531234567',
      groups,
      email: null,
      verified: true,
      assignedStores,
    });
  afterEach(() => localStorage.clear());

  it.each([
    [[], [], '/me'],
    [[], ['julie'], '/dashboard/julie'],
    [['super-admin'], ['julie'], '/admin-panel'],
  ])('of groups %j and stores %j is %s', (groups, stores, page) =>
    expect(firstPage(user(groups, stores))).toBe(page),
  );

  it('of several stores is the last one, also after a sign-out, as long as they still work there', () => {
    expect(firstPage(user([], ['julie', 'meirav']))).toBe('/dashboard/julie');
    safeStorage.write(LAST_STORE, 'meirav');
    forgetPerson();
    expect(firstPage(user([], ['julie', 'meirav']))).toBe('/dashboard/meirav');
    expect(firstPage(user([], ['julie']))).toBe('/dashboard/julie');
    expect(firstPage(user([], []))).toBe('/me');
  });
});
