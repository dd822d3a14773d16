import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Invitation } from '@smachot/contracts';
import { Icon, IconButton } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMayEdit } from '../../may-edit';
import { useAddressPatch } from '../../use-address-patch';

/** Rarely used actions on the invitation itself: edit, view, delete. */
export function InvitationMenu({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation('rsvp');
  const { open } = useAddressPatch();
  const mayEdit = useMayEdit();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        icon="more"
        label={t('desk.more')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {mayEdit ? (
          <MenuItem component={Link} to="edit">
            <Icon name="edit" />
            {t('desk.edit')}
          </MenuItem>
        ) : null}
        <MenuItem
          onClick={() => {
            close();
            open({ open: 'cohosts' });
          }}
        >
          <Icon name="users" />
          {t('cohosts.menu')}
        </MenuItem>
        <MenuItem
          component="a"
          href={`/rsvp/${invitation._id}#preview`}
          target="_blank"
          rel="noopener"
          onClick={close}
        >
          <Icon name="eye" />
          {t('desk.asGuestsSee')}
        </MenuItem>
        {invitation.role === 'Owner' ? (
          <MenuItem
            sx={{ color: 'var(--bad)' }}
            onClick={() => {
              close();
              open({ open: 'delete-invitation' });
            }}
          >
            <Icon name="trash" />
            {t('desk.delete')}
          </MenuItem>
        ) : null}
      </Menu>
    </>
  );
}
