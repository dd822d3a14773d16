import { readUser } from '@smachot/contracts';
import { refusing } from '@smachot/web-platform';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addressNow, finding, renderList } from '../testing/render-lists';
import { DANA, KITCHEN, REPORT } from '../testing/some-rows';

afterEach(cleanup);

const part = (name: string) => within(screen.getByRole('region', { name }));
const linkIn = (name: string, link: string) =>
  part(name).getByRole('link', { name: link }).getAttribute('href');

it('a person’s page has what each part of the product knows of them', async () => {
  const { asked } = await renderList(`users/${DANA}`);
  await screen.findByRole('heading', { level: 1, name: 'דנה לוי' });
  expect(part('החשבון').getByText('השליחה מושהית')).toBeTruthy();
  expect(linkIn('עסקים', 'המטבח')).toBe(`/admin-panel/partners/${KITCHEN}`);
  expect(screen.getByRole('region', { name: 'אירועים' }).textContent).toMatch(/החתונה.*212 אורחים/);
  expect(part('תלונות').getByRole('link').getAttribute('href')).toBe(`/admin-panel/reports/${REPORT}`);
  expect(await part('הזמנות').findByRole('link', { name: '12345678' })).toBeTruthy();
  expect(linkIn('הזמנות', 'לכל ההזמנות')).toBe(`/admin-panel/orders?customer=${DANA}`);
  expect(linkIn('יומן פעולות', 'לכל הפעולות')).toBe(`/admin-panel/audit?subject=${DANA}`);
  expect(asked.find(({ path }) => path === '/admin/api/audit')!.query).toContain(`subject=${DANA}`);
});

it('a store’s page has its plan, its bank details and its crew', async () => {
  const { asked } = await renderList(`partners/${KITCHEN}`);
  await screen.findByRole('heading', { level: 1, name: 'המטבח' });
  expect(linkIn('פרטי העסק', 'לעמוד העסק')).toBe('/dashboard/kitchen');
  expect(screen.getByRole('region', { name: 'מנויים' }).textContent).toMatch(/Plus\+.*פעיל.*חודשי/);
  expect(linkIn('פרטי בנק', 'לפרטי הבנק')).toMatch(/bank-details\?state=verified&case=/);
  expect(linkIn('צוות', 'דנה לוי')).toBe(`/admin-panel/users/${DANA}`);
  expect(asked.find(({ path }) => path === '/admin/api/audit')!.query).toContain(`about=${KITCHEN}`);
});

it('says that a person was not found', async () => {
  await renderList(`users/${DANA}`, [refusing(readUser, 'not_found')]);
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
});

describe('the search over everything', () => {
  const hits = [
    { kind: 'user' as const, id: DANA, title: 'דנה לוי', detail: '052-123-4567' },
    { kind: 'partner' as const, id: KITCHEN, title: 'המטבח', detail: 'kitchen · חיפה' },
    { kind: 'order' as const, id: REPORT, title: '12345678', detail: 'המטבח · דנה לוי' },
  ];
  const search = (words: string) => {
    const box = screen.getByRole('searchbox', { name: 'חיפוש בכל המערכת' });
    fireEvent.change(box, { target: { value: words } });
    fireEvent.keyDown(box, { key: 'Enter' });
  };

  it('leads to what was found, and closes', async () => {
    const { asked } = await renderList('users', [finding(hits)]);
    await screen.findByRole('table');
    expect(asked.some(({ path }) => path === '/admin/api/search')).toBe(false);
    search('052 1234567');
    const found = await screen.findByRole('list', { name: '3 תוצאות' });
    expect(
      within(found)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      `/admin-panel/users/${DANA}`,
      `/admin-panel/partners/${KITCHEN}`,
      '/admin-panel/orders?q=12345678',
    ]);
    fireEvent.click(within(found).getByRole('link', { name: /הזמנה/ }));
    await waitFor(() => expect(addressNow()).toBe('orders?q=12345678'));
    expect(screen.queryByRole('list', { name: '3 תוצאות' })).toBeNull();
  });

  it('says that nothing was found', async () => {
    await renderList('users', [finding([])]);
    await screen.findByRole('table');
    search('אין כזה');
    expect(await screen.findByText('לא נמצא דבר')).toBeTruthy();
  });
});
