import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { session } from '@smachot/web-platform';
import { ActionMenu, Icon, type IconName } from '@smachot/web-ui';

const PLACES: readonly {
  to: string;
  icon: IconName;
  text: 'home' | 'invitations' | 'favourites' | 'payments' | 'profile';
}[] = [
  { to: '/me', icon: 'home', text: 'home' },
  { to: '/me/rsvps', icon: 'users', text: 'invitations' },
  { to: '/me/favourites', icon: 'heart', text: 'favourites' },
  { to: '/me/payments', icon: 'card', text: 'payments' },
  { to: '/me/profile', icon: 'user', text: 'profile' },
];

type AccountPlacesProps = { anchor: HTMLElement | null; onClose: () => void; onSettings: () => void };

// drawn at the end of the page, outside its landmarks
const paperOf = (label: string) => ({
  component: 'nav' as const,
  'aria-label': label,
  sx: { minWidth: 220, marginBlockStart: '4px' },
});

export function AccountPlaces({ anchor, onClose, onSettings }: AccountPlacesProps) {
  const { t } = useTranslation('shell');
  const closing = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <ActionMenu
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      slotProps={{ paper: paperOf(t('account.title')) }}
    >
      {PLACES.map(({ to, icon, text }) => (
        <MenuItem key={to} component={Link} to={to} onClick={onClose}>
          <Icon name={icon} />
          {t(`account.${text}`)}
        </MenuItem>
      ))}
      <MenuItem onClick={closing(onSettings)}>
        <Icon name="eye" />
        {t('display')}
      </MenuItem>
      <MenuItem onClick={closing(() => session.logout())}>
        <Icon name="arrow" />
        {t('signOut')}
      </MenuItem>
    </ActionMenu>
  );
}
