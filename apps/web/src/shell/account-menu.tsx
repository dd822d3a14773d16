import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { session, type SessionUser } from '@smachot/web-platform';
import { Avatar, Icon, type IconName } from '@smachot/web-ui';

const PLACES: readonly { to: string; icon: IconName; text: 'home' | 'invitations' | 'payments' | 'profile' }[] = [
  { to: '/me', icon: 'home', text: 'home' },
  { to: '/me/rsvps', icon: 'users', text: 'invitations' },
  { to: '/me/payments', icon: 'card', text: 'payments' },
  { to: '/me/profile', icon: 'user', text: 'profile' },
];

export function AccountMenu({ user, onSettings }: { user: SessionUser; onSettings: () => void }) {
  const { t } = useTranslation('shell');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const name = `${user.firstName} ${user.lastName}`.trim();
  return (
    <>
      <button
        type="button"
        className="sh-avatar"
        aria-label={t('accountOf', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Avatar name={name} />
      </button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} slotProps={{ paper: { sx: { minWidth: 220, marginBlockStart: '4px' } } }}>
        {PLACES.map(({ to, icon, text }) => (
          <MenuItem key={to} component={Link} to={to} onClick={close}>
            <Icon name={icon} />
            {t(`account.${text}`)}
          </MenuItem>
        ))}
        <MenuItem onClick={() => { close(); onSettings(); }}>
          <Icon name="eye" />
          {t('display')}
        </MenuItem>
        <MenuItem onClick={() => { close(); session.logout(); }}>
          <Icon name="arrow" />
          {t('signOut')}
        </MenuItem>
      </Menu>
    </>
  );
}
