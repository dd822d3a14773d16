import type { EventId, EventType, Invitation, Language } from '@smachot/contracts';
import { differing, isContested, now, rebased, useDraft, useTitle } from '@smachot/web-platform';
import { Note, Page, PageHead, SkeletonForm } from '@smachot/web-ui';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { roleMayEdit } from '../../may-edit';
import { useInvitationQuery } from '../invitations-api';
import { InvitationFormBody } from './invitation-form';
import { invitationResolver } from './invitation-resolver';
import { InvitationStatus } from '../invitation-status';
import { emptyInvitation, valuesOf, type InvitationValues } from './invitation-values';

/** A draft from before invitations had an occasion holds the event type alone. */
type KeptValues = InvitationValues | (Omit<InvitationValues, 'occasion'> & { eventType: EventType });

const withOccasion = (kept: KeptValues): InvitationValues => {
  if ('occasion' in kept) return kept;
  const { eventType, ...values } = kept;
  return { ...values, occasion: eventType };
};

/** What was typed, and the invitation as it was then. */
type Draft = { version: number | undefined; upon: KeptValues; typed: KeptValues };

type FormProps = { before: Invitation | null; initial: InvitationValues; draftKey: string };

/** Where the form begins: the saved values, and upon them what was typed earlier. */
const useStart = ({ before, initial, draftKey }: FormProps) => {
  const [left, write, forget] = useDraft<Draft | null>(`${draftKey}:typed`, null);
  const anew = { saved: initial, version: before?.version, values: initial, restored: false };
  const [{ values, saved, version, restored }, start] = useState(() => {
    if (!left) return anew;
    const [upon, typed] = [withOccasion(left.upon), withOccasion(left.typed)];
    // on the older version the save is refused, and the person chooses between the two
    const version = isContested(upon, typed, initial) ? left.version : anew.version;
    const values = rebased(upon, typed, initial);
    return { ...anew, version, values, restored: differing(values, initial).length > 0 };
  });
  const keep = useCallback(
    (typed: InvitationValues) => write({ version, upon: saved, typed }),
    [write, version, saved],
  );
  const typeUpon = (theirs: Invitation) =>
    start({ values, saved: valuesOf(theirs), version: theirs.version, restored });
  return { values, saved, version, keep, forget, startAnew: () => start(anew), typeUpon, restored };
};

function Form(props: FormProps) {
  const { before, initial, draftKey } = props;
  const { values, saved, version, keep, forget, startAnew, typeUpon, restored } = useStart(props);
  const resolver = useMemo(() => invitationResolver({ before, now }), [before]);
  return (
    <InvitationFormBody
      before={before}
      version={version}
      start={values}
      saved={saved}
      initial={initial}
      restored={restored}
      draftKey={draftKey}
      resolver={resolver}
      onTyped={keep}
      forget={forget}
      startAnew={startAnew}
      typeUpon={typeUpon}
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
