import type { SessionUser } from '@smachot/web-platform';
import type { IconName } from '@smachot/web-ui';

export type NavItem = {
  id: string;
  icon: IconName;
  /** Key of the text, or the username of a store, which is shown by its business name. */
  text:
    | {
        key:
          | `drawer.${'browse' | 'favourites' | 'login' | 'contact' | 'home' | 'join' | 'admin' | 'logout'}`
          | `nav.${'discover' | 'myEvents' | 'myOrders'}`;
      }
    | { store: string };
  go: { to: string } | { href: string } | { act: 'sign-out' };
};
export type NavSection = { title: 'partner' | null; items: NavItem[] };

const browse: NavItem = { id: 'browse', icon: 'search', text: { key: 'drawer.browse' }, go: { to: '/' } };
const favourites: NavItem = {
  id: 'favourites',
  icon: 'heart',
  text: { key: 'drawer.favourites' },
  go: { to: '/me/favourites' },
};
const discover: NavItem = {
  id: 'discover',
  icon: 'cal',
  text: { key: 'nav.discover' },
  go: { to: '/discover' },
};
const join: NavItem = {
  id: 'join',
  icon: 'sparkle',
  text: { key: 'drawer.join' },
  go: { to: '/become-a-partner' },
};
/** Of a person; the top bar, which has them too, has no room for them on a phone. */
const own: NavItem[] = [
  { id: 'events', icon: 'users', text: { key: 'nav.myEvents' }, go: { to: '/me/rsvps' } },
  { id: 'orders', icon: 'receipt', text: { key: 'nav.myOrders' }, go: { to: '/me/orders' } },
];
const contact = (address: string): NavItem => ({
  id: 'contact',
  icon: 'chat',
  text: { key: 'drawer.contact' },
  go: { href: address },
});

const storeItems = ({ assignedStores, isSuperAdmin }: SessionUser): NavItem[] => {
  if (assignedStores.length === 0) return [join];
  const stores = assignedStores.map((username): NavItem => ({
    id: `store-${username}`,
    icon: 'table',
    text: { store: username },
    go: { to: `/dashboard/${username}` },
  }));
  return isSuperAdmin
    ? [...stores, { id: 'admin', icon: 'shield', text: { key: 'drawer.admin' }, go: { to: '/admin-panel' } }]
    : stores;
};

/**
 * The drawer by role, as the specification lists it, and with the favourites and what the top bar has on a desk. Without a contact
 * address there is no contact item.
 */
export const navSections = (user: SessionUser | null, contactAddress: string | null): NavSection[] => {
  const contacts = contactAddress ? [contact(contactAddress)] : [];
  if (!user) {
    return [
      {
        title: null,
        items: [
          browse,
          discover,
          favourites,
          join,
          { id: 'login', icon: 'user', text: { key: 'drawer.login' }, go: { to: '/login' } },
          ...contacts,
        ],
      },
    ];
  }
  return [
    {
      title: null,
      items: [
        { id: 'home', icon: 'home', text: { key: 'drawer.home' }, go: { to: '/me' } },
        ...own,
        browse,
        discover,
        favourites,
      ],
    },
    { title: 'partner', items: storeItems(user) },
    {
      title: null,
      items: [
        ...contacts,
        { id: 'logout', icon: 'arrow', text: { key: 'drawer.logout' }, go: { act: 'sign-out' } },
      ],
    },
  ];
};
