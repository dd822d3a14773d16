import type { EventId, RsvpId } from '@smachot/contracts';
import { api, useAppDispatch, useLive, useTitle } from '@smachot/web-platform';
import { Icon, Page, PageHead, SkeletonRows, useWide } from '@smachot/web-ui';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { InvitationStatus } from '../invitations/invitation-status';
import { useInvitationQuery } from '../invitations/invitations-api';
import { roleMayEdit } from '../may-edit';
import { ConversationPane } from './conversation';
import { InboxItems } from './inbox-list';
import styles from './inbox.module.css';

function SideBySide({ eventId, conversation }: { eventId: EventId; conversation: ReactNode }) {
  const { t } = useTranslation('rsvp');
  return (
    <div className={styles.inbox}>
      <div className={styles.side}>
        <InboxItems eventId={eventId} />
      </div>
      {conversation ?? (
        <p className={clsx('muted', styles.none)}>
          <Icon name="chat" /> {t('inbox.choose')}
        </p>
      )}
    </div>
  );
}

/** Guests' messages: the list and one conversation beside each other, on a phone one after the other. */
export function InboxScreen() {
  const { eventId = '', rsvpId } = useParams<{ eventId: EventId; rsvpId: RsvpId }>();
  const { t } = useTranslation('rsvp');
  const wide = useWide(905);
  const dispatch = useAppDispatch();
  const invitation = useInvitationQuery({ params: { eventId } });
  useTitle(t('inbox.title'));
  useLive(`event:${eventId}`, () => dispatch(api.util.invalidateTags([{ type: 'Inbox', id: eventId }])));
  if (!invitation.data)
    return (
      <Page width="work">
        <InvitationStatus heading="h1" query={invitation} skeleton={<SkeletonRows count={5} />} />
      </Page>
    );
  const desk = `/me/rsvps/${eventId}`;
  const conversation = rsvpId ? (
    <ConversationPane
      key={rsvpId}
      eventId={eventId}
      rsvpId={rsvpId}
      mayReply={roleMayEdit(invitation.data.role)}
    />
  ) : null;
  return (
    <Page width="work">
      <PageHead
        title={t('inbox.title')}
        note={<bdi>{invitation.data.title}</bdi>}
        back={rsvpId && !wide ? `${desk}/inbox` : desk}
      />
      {wide ? (
        <SideBySide eventId={eventId} conversation={conversation} />
      ) : (
        (conversation ?? <InboxItems eventId={eventId} />)
      )}
    </Page>
  );
}
