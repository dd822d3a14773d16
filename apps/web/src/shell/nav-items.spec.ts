import type { SessionUser } from '@smachot/web-platform';
import { navSections } from './nav-items';

const person = (more: Partial<SessionUser> = {}): SessionUser => ({
  id: '00000000-0000-4000-8000-000000000001',
  username: 'u1',
  firstName: 'נועה',
  lastName: 'ברק',
  phoneNumber: '+972531234567',
  groups: [],
  email: null,
  verified: true,
  assignedStores: [],
  isSuperAdmin: false,
  ...more,
});
const ids = (user: SessionUser | null, contact: string | null = 'https://chat.example') =>
  navSections(user, contact).flatMap(({ items }) => items.map(({ id }) => id));

it('shows a visitor: browse, favourites, login, contact', () => {
  expect(ids(null)).toEqual(['browse', 'discover', 'favourites', 'join', 'login', 'contact']);
  expect(ids(null, null)).toEqual(['browse', 'discover', 'favourites', 'join', 'login']);
});
it('invites somebody without a store to join', () => {
  expect(ids(person())).toEqual([
    'home',
    'events',
    'orders',
    'browse',
    'discover',
    'favourites',
    'join',
    'contact',
    'logout',
  ]);
});
it('lists each assigned store instead', () => {
  expect(ids(person({ assignedStores: ['savta-julie', 'bar-k'] }))).toEqual([
    'home',
    'events',
    'orders',
    'browse',
    'discover',
    'favourites',
    'store-savta-julie',
    'store-bar-k',
    'contact',
    'logout',
  ]);
});
it('shows the admin panel to super admins only when they have a store', () => {
  expect(ids(person({ isSuperAdmin: true }))).not.toContain('admin');
  expect(ids(person({ isSuperAdmin: true, assignedStores: ['demo'] }))).toContain('admin');
  expect(ids(person({ assignedStores: ['demo'] }))).not.toContain('admin');
});
