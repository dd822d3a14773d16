import Menu from '@mui/material/Menu';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import type { EventId, Invitation } from '@smachot/contracts';
import { Icon, IconButton } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMayEdit } from '../../may-edit';
import { useAddressPatch } from '../../use-address-patch';

type ItemProps = MenuItemProps & { dialog: string; onLeave: () => void };

/** Opens a dialog of the desk. The menu hands its items props of its own, so they are passed on. */
function DialogItem({ dialog, onLeave, ...item }: ItemProps) {
  const { open } = useAddressPatch();
  const press = () => {
    onLeave();
    open({ open: dialog });
  };
  return <MenuItem {...item} onClick={press} />;
}

function PreviewItem({ eventId, ...item }: MenuItemProps<'a'> & { eventId: EventId }) {
  const { t } = useTranslation('rsvp');
  return (
    <MenuItem component="a" href={`/rsvp/${eventId}#preview`} target="_blank" rel="noopener" {...item}>
      <Icon name="eye" />
      {t('desk.asGuestsSee')}
    </MenuItem>
  );
}

/** Rarely used actions on the invitation itself: edit, view, delete. */
export function InvitationMenu({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation('rsvp');
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
        <DialogItem dialog="cohosts" onLeave={close}>
          <Icon name="users" />
          {t('cohosts.menu')}
        </DialogItem>
        <PreviewItem eventId={invitation._id} onClick={close} />
        {invitation.role === 'Owner' ? (
          <DialogItem dialog="delete-invitation" onLeave={close} sx={{ color: 'var(--bad)' }}>
            <Icon name="trash" />
            {t('desk.delete')}
          </DialogItem>
        ) : null}
      </Menu>
    </>
  );
}
