import type { SessionUser } from '@smachot/web-platform';
import type { IconName } from '@smachot/web-ui';

export type NavItem = {
  id: string;
  icon: IconName;
  /** Key of the text, or the text itself for stores, which are called by their username. */
  text:
    | { key: 'browse' | 'favourites' | 'login' | 'contact' | 'home' | 'join' | 'admin' | 'logout' }
    | { plain: string };
  go: { to: string } | { href: string } | { act: 'sign-out' };
};
export type NavSection = { title: 'partner' | null; items: NavItem[] };

const browse: NavItem = { id: 'browse', icon: 'search', text: { key: 'browse' }, go: { to: '/' } };
const favourites: NavItem = {
  id: 'favourites',
  icon: 'heart',
  text: { key: 'favourites' },
  go: { to: '/me/favourites' },
};
const contact = (address: string): NavItem => ({
  id: 'contact',
  icon: 'chat',
  text: { key: 'contact' },
  go: { href: address },
});

const storeItems = ({ assignedStores, isSuperAdmin }: SessionUser): NavItem[] => {
  if (assignedStores.length === 0)
    return [{ id: 'join', icon: 'sparkle', text: { key: 'join' }, go: { to: '/become-a-partner' } }];
  const stores = assignedStores.map((username): NavItem => ({
    id: `store-${username}`,
    icon: 'table',
    text: { plain: username },
    go: { to: `/dashboard/${username}` },
  }));
  return isSuperAdmin
    ? [...stores, { id: 'admin', icon: 'shield', text: { key: 'admin' }, go: { to: '/admin-panel' } }]
    : stores;
};

/** The drawer by role, as the specification lists it, and with the favourites. Without a contact address there is no contact item. */
export const navSections = (user: SessionUser | null, contactAddress: string | null): NavSection[] => {
  const contacts = contactAddress ? [contact(contactAddress)] : [];
  if (!user) {
    return [
      {
        title: null,
        items: [
          browse,
          favourites,
          { id: 'login', icon: 'user', text: { key: 'login' }, go: { to: '/login' } },
          ...contacts,
        ],
      },
    ];
  }
  return [
    {
      title: null,
      items: [{ id: 'home', icon: 'home', text: { key: 'home' }, go: { to: '/me' } }, browse, favourites],
    },
    { title: 'partner', items: storeItems(user) },
    {
      title: null,
      items: [...contacts, { id: 'logout', icon: 'arrow', text: { key: 'logout' }, go: { act: 'sign-out' } }],
    },
  ];
};
