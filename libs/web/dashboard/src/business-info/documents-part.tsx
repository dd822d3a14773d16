import { type BusinessDocument, BusinessDocumentKind } from '@smachot/contracts';
import { useFormat } from '@smachot/web-platform';
import { Badge, Button, type IconName, Note, QueryStatus, SkeletonRows, type Tone } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsOwner, useOwnStore } from '../shell/own-store';
import { Part } from '../shell/part';
import { DocumentActs } from './document-acts';
import { DocumentForm } from './document-form';
import { useBusinessDocumentsQuery } from './documents-api';
import dashboardStyles from '../dashboard.module.css';

/** Insurance, licence and the certificate of kashrut as documents. Members of the crew do not see them. */
export function DocumentsPart() {
  const { t } = useTranslation('dashboard');
  const { role } = useOwnStore();
  if (role === 'Member') return null;
  return (
    <Part id="documents" headingId="bi-documents" title={t('documents.title')} hint={t('documents.hint')}>
      <Documents />
    </Part>
  );
}

function Documents() {
  const { partnerUsername: partner } = useOwnStore();
  const query = useBusinessDocumentsQuery({ params: { partner } }, { refetchOnMountOrArgChange: true });
  if (!query.currentData) return <QueryStatus query={query} skeleton={<SkeletonRows count={3} />} />;
  const { documents } = query.currentData;
  return BusinessDocumentKind.options.map((kind) => (
    <OfKind key={kind} kind={kind} document={documents.find((one) => one.kind === kind)} />
  ));
}

type Props = { kind: BusinessDocumentKind; document: BusinessDocument | undefined };

function OfKind({ kind, document }: Props) {
  const { t } = useTranslation('dashboard');
  const isOwner = useIsOwner();
  const [editing, setEditing] = useState(false);
  return (
    <section className={dashboardStyles.act} aria-labelledby={`bd-${kind}`}>
      <h3 id={`bd-${kind}`}>{t(`documents.kinds.${kind}`)}</h3>
      {document ? (
        <Facts document={document} />
      ) : (
        <p className="muted small">{t(`documents.none.${kind}`)}</p>
      )}
      {editing ? (
        <DocumentForm kind={kind} document={document} onClose={() => setEditing(false)} />
      ) : (
        <div className="row wrap">
          {isOwner ? (
            <Button kind="line" icon={document ? 'edit' : 'upload'} onClick={() => setEditing(true)}>
              {t(document ? 'documents.replace' : 'documents.add', { name: t(`documents.kinds.${kind}`) })}
            </Button>
          ) : null}
          {document ? <DocumentActs kind={kind} /> : null}
        </div>
      )}
    </section>
  );
}

const LOOKS: Record<BusinessDocument['status'] | 'ended', { tone: Tone; icon: IconName }> = {
  filed: { tone: 'neutral', icon: 'file' },
  in_process: { tone: 'warn', icon: 'clock' },
  verified: { tone: 'ok', icon: 'check' },
  rejected: { tone: 'bad', icon: 'x' },
  ended: { tone: 'bad', icon: 'alert' },
};

function Facts({ document }: { document: BusinessDocument }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { status, ended, validUntil, rejectionReason } = document;
  const shown = ended ? 'ended' : status;
  return (
    <>
      <p className="row wrap">
        <Badge {...LOOKS[shown]}>{t(`documents.states.${shown}`)}</Badge>
        <span>
          {t(ended ? 'documents.endedOn' : 'documents.until', {
            day: format.date(`${validUntil}T12:00:00Z`),
          })}
        </span>
      </p>
      {rejectionReason ? (
        <Note tone="bad">
          {t('documents.rejected')} <bdi>{rejectionReason}</bdi>
        </Note>
      ) : null}
      <Differs document={document} />
    </>
  );
}

/** The certificate that was uploaded is another one than the page of the store states now. */
function Differs({ document: { kashrut } }: { document: BusinessDocument }) {
  const { t } = useTranslation('dashboard');
  const stated = useOwnStore().kashrut;
  if (!kashrut || !stated) return null;
  const isSame =
    stated.certificate === kashrut.certificate &&
    stated.badatz === kashrut.badatz &&
    stated.until === kashrut.until;
  return isSame ? null : <Note tone="warn">{t('documents.differs')}</Note>;
}
