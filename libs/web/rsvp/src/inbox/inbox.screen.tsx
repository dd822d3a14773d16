import type { EventId, RsvpId } from '@smachot/contracts';
import { api, useAppDispatch, useLive, useTitle } from '@smachot/web-platform';
import { Icon, Page, PageHead, SkeletonRows, useWide } from '@smachot/web-ui';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { AboveInvited } from '../desk/guests/above-invited';
import { InvitationStatus } from '../invitations/invitation-status';
import { useInvitationQuery } from '../invitations/invitations-api';
import { roleMayEdit } from '../may-edit';
import { ConversationPane } from './conversation';
import { InboxItems } from './inbox-list';
import styles from './inbox.module.css';

type ListProps = { eventId: EventId; mayEdit: boolean };

/** Numbers that wait for the hosts, above what guests wrote. */
function InboxList({ eventId, mayEdit }: ListProps) {
  return (
    <>
      <AboveInvited eventId={eventId} mayEdit={mayEdit} className={styles.above} />
      <InboxItems eventId={eventId} />
    </>
  );
}

function SideBySide({ conversation, ...list }: ListProps & { conversation: ReactNode }) {
  const { t } = useTranslation('rsvp');
  return (
    <div className={styles.inbox}>
      <div className={styles.side}>
        <InboxList {...list} />
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
  const mayEdit = roleMayEdit(invitation.data.role);
  const desk = `/me/rsvps/${eventId}`;
  const conversation = rsvpId ? (
    <ConversationPane key={rsvpId} eventId={eventId} rsvpId={rsvpId} mayReply={mayEdit} />
  ) : null;
  return (
    <Page width="work">
      <PageHead
        title={t('inbox.title')}
        note={<bdi>{invitation.data.title}</bdi>}
        back={rsvpId && !wide ? `${desk}/inbox` : desk}
      />
      {wide ? (
        <SideBySide eventId={eventId} mayEdit={mayEdit} conversation={conversation} />
      ) : (
        (conversation ?? <InboxList eventId={eventId} mayEdit={mayEdit} />)
      )}
    </Page>
  );
}
