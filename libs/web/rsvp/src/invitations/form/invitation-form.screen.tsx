import type { EventId, Invitation } from '@smachot/contracts';
import { now, useDraft, useTitle } from '@smachot/web-platform';
import { Note, Page, PageHead, SkeletonForm } from '@smachot/web-ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { Language } from '@smachot/contracts';
import { roleMayEdit } from '../../may-edit';
import { useInvitationQuery } from '../invitations-api';
import { InvitationFormBody } from './invitation-form';
import { invitationResolver } from './invitation-resolver';
import { InvitationStatus } from '../invitation-status';
import { emptyInvitation, valuesOf, type InvitationValues } from './invitation-values';

function Form({
  before,
  initial,
  draftKey,
}: {
  before: Invitation | null;
  initial: InvitationValues;
  draftKey: string;
}) {
  const [draft, keep, forget, restored] = useDraft<InvitationValues>(draftKey, initial);
  // A draft of an earlier version of the form lacks the fields added since.
  const [first] = useState({ ...initial, ...draft });
  const resolver = useMemo(() => invitationResolver({ before, now }), [before]);
  return (
    <InvitationFormBody
      before={before}
      start={{ ...initial, ...first }}
      initial={initial}
      restored={restored}
      draftKey={draftKey}
      resolver={resolver}
      onTyped={keep}
      forget={forget}
    />
  );
}

export function NewInvitationScreen() {
  const { t, i18n } = useTranslation('rsvp');
  useTitle(t('form.newTitle'));
  return (
    <Page width="narrow">
      <PageHead back=".." title={t('form.newTitle')} note={t('form.newNote')} />
      <Form before={null} initial={emptyInvitation(i18n.language as Language)} draftKey="invitation:new" />
    </Page>
  );
}

export function EditInvitationScreen() {
  const { t } = useTranslation('rsvp');
  const { eventId = '' } = useParams<{ eventId: EventId }>();
  const query = useInvitationQuery({ params: { eventId } });
  useTitle(t('form.editTitle'));
  return (
    <Page width="narrow">
      <PageHead back={`/me/rsvps/${eventId}`} title={t('form.editTitle')} note={query.data?.title} />
      {query.data && !roleMayEdit(query.data.role) ? (
        <Note icon="eye">{t('cohosts.viewing')}</Note>
      ) : query.data ? (
        <Form
          key={eventId}
          before={query.data}
          initial={valuesOf(query.data)}
          draftKey={`invitation:${eventId}`}
        />
      ) : (
        <InvitationStatus query={query} skeleton={<SkeletonForm fields={7} />} />
      )}
    </Page>
  );
}
