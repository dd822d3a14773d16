import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import type { EventId, Invitation } from '@smachot/contracts';
import { ActionMenu, Icon, IconButton, type IconName } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMayEdit } from '../../may-edit';
import { useAddressPatch } from '../../use-address-patch';

type ItemProps = MenuItemProps & { dialog: string; icon: IconName; onLeave: () => void };

/** Opens a dialog of the desk. */
function DialogItem({ dialog, icon, onLeave, children, ...item }: ItemProps) {
  const { open } = useAddressPatch();
  const press = () => {
    onLeave();
    open({ open: dialog });
  };
  return (
    <MenuItem {...item} onClick={press}>
      <Icon name={icon} />
      {children}
    </MenuItem>
  );
}

/** The pages of the invitation; the menu hands its items props of its own, so they are passed on. */
function PageItem({ icon, children, ...item }: MenuItemProps<typeof Link> & { icon: IconName; to: string }) {
  return (
    <MenuItem component={Link} {...item}>
      <Icon name={icon} />
      {children}
    </MenuItem>
  );
}

function DeleteItem(props: Pick<ItemProps, 'onLeave'>) {
  const { t } = useTranslation('rsvp');
  return (
    <DialogItem dialog="delete-invitation" icon="trash" sx={{ color: 'var(--bad)' }} {...props}>
      {t('desk.delete')}
    </DialogItem>
  );
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
      <ActionMenu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {mayEdit ? (
          <PageItem to="edit" icon="edit">
            {t('desk.edit')}
          </PageItem>
        ) : null}
        {mayEdit ? (
          <PageItem to="gifts" icon="wallet">
            {t('gifts.menu')}
          </PageItem>
        ) : null}
        <PageItem to="seating" icon="table">
          {t('desk.seating')}
        </PageItem>
        <PageItem to="rides" icon="bus">
          {t('rides.title')}
        </PageItem>
        <DialogItem dialog="cohosts" icon="users" onLeave={close}>
          {t('cohosts.menu')}
        </DialogItem>
        <PreviewItem eventId={invitation._id} onClick={close} />
        {invitation.role === 'Owner' ? <DeleteItem onLeave={close} /> : null}
      </ActionMenu>
    </>
  );
}
