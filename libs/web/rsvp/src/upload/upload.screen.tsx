import type { EventId, Invitation, RowVerdict, UploadId } from '@smachot/contracts';
import { useAddressParams, useTitle } from '@smachot/web-platform';
import { Icon, Note, Page, PageHead, SkeletonRows } from '@smachot/web-ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { roleMayEdit } from '../may-edit';
import { useInvitationQuery } from '../invitations/invitations-api';
import { InvitationStatus } from '../invitations/invitation-status';
import { CheckStep } from './check-step';
import { ChooseStep, ReadingStep } from './choose-step';
import { DoneStep } from './done-step';
import { readUpload, writeUpload } from './upload-address';
import { useUploadFlow } from './use-upload-flow';
import styles from './upload.screen.module.css';

const STEPS = ['file', 'check', 'done'] as const;

/** The pressed button disappears with its step: the focus moves to the name of the next step. */
function Steps({ current }: { current: number }) {
  const { t } = useTranslation('rsvp');
  const here = useRef<HTMLLIElement>(null);
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current !== current) here.current?.focus();
    shown.current = current;
  }, [current]);
  return (
    <ol className={styles.steps} aria-label={t('upload.steps')}>
      {STEPS.map((step, index) => (
        <li
          key={step}
          ref={index === current ? here : undefined}
          tabIndex={-1}
          className={index < current ? styles.isDone : undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          <i>{index < current ? <Icon name="check" size={16} /> : index + 1}</i>
          {t(`upload.step.${step}`)}
        </li>
      ))}
    </ol>
  );
}

/** The upload's flow, mirrored in the address, so that a reload goes on where it was. */
const useUpload = (eventId: EventId) => {
  const [params, setParams] = useAddressParams();
  const inAddress = readUpload(params);
  const { state, send, share } = useUploadFlow(eventId, inAddress);
  const { uploadId, result } = state.context;
  const { verdict } = inAddress;
  const wanted = writeUpload({ uploadId, verdict, result }).toString();
  useEffect(() => {
    if (wanted !== params.toString()) setParams(wanted, { replace: true, preventScrollReset: true });
  }, [wanted, params, setParams]);
  const showVerdict = (next: RowVerdict | null) =>
    setParams(writeUpload({ uploadId, verdict: next, result: null }), {
      replace: true,
      preventScrollReset: true,
    });
  return { state, send, share, verdict, showVerdict, replace: () => send({ type: 'replace' }) };
};

type StepProps = { eventId: EventId; upload: ReturnType<typeof useUpload> };

function Check({ eventId, uploadId, upload }: StepProps & { uploadId: UploadId }) {
  const { state, send } = upload;
  return (
    <CheckStep
      eventId={eventId}
      uploadId={uploadId}
      verdict={upload.verdict}
      problem={state.context.problem}
      mapping={state.matches({ checking: 'mapping' })}
      confirming={state.matches('confirming')}
      onVerdict={upload.showVerdict}
      onMap={(correction) => send({ type: 'map', correction })}
      onConfirm={() => send({ type: 'confirm' })}
      onReplace={upload.replace}
    />
  );
}

/** The place of the state among the steps. */
const stepOf = ({ state }: StepProps['upload']): number => {
  if (state.matches('done')) return 2;
  return state.matches('checking') || state.matches('confirming') ? 1 : 0;
};

function Upload({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation('rsvp');
  const eventId = invitation._id;
  const upload = useUpload(eventId);
  const { state, send, share, replace } = upload;
  const { uploadId, result, problem } = state.context;
  const current = stepOf(upload);
  return (
    <div className={styles.upload}>
      <PageHead back={`/me/rsvps/${eventId}`} title={t('upload.title')} note={invitation.title} />
      <Steps current={current} />
      {state.matches('choosing') ? (
        <ChooseStep
          eventId={eventId}
          problem={problem}
          onBring={(source) => send({ type: 'bring', source })}
        />
      ) : null}
      {state.matches('reading') ? <ReadingStep share={share} onCancel={replace} /> : null}
      {current === 1 && uploadId ? <Check eventId={eventId} uploadId={uploadId} upload={upload} /> : null}
      {result ? <DoneStep eventId={eventId} uploadId={uploadId} result={result} onAnother={replace} /> : null}
    </div>
  );
}

export function UploadScreen() {
  const { t } = useTranslation('rsvp');
  const { eventId = '' } = useParams<{ eventId: EventId }>();
  const query = useInvitationQuery({ params: { eventId } });
  useTitle(t('upload.title'));
  return (
    <Page>
      {query.data && !roleMayEdit(query.data.role) ? (
        <Note icon="eye">{t('cohosts.viewing')}</Note>
      ) : query.data ? (
        <Upload key={eventId} invitation={query.data} />
      ) : (
        <InvitationStatus heading="h1" query={query} skeleton={<SkeletonRows />} />
      )}
    </Page>
  );
}
