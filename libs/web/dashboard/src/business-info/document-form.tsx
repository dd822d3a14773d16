import type { BusinessDocument, BusinessDocumentKind } from '@smachot/contracts';
import { wallTime } from '@smachot/kernel';
import { now, useProblemText } from '@smachot/web-platform';
import { Button, DateField, Note, useSnackbar } from '@smachot/web-ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentField } from '../banking/document-field';
import { useOwnStore } from '../shell/own-store';
import { useSaveBusinessDocumentMutation } from './documents-api';
import dashboardStyles from '../dashboard.module.css';

type Props = { kind: BusinessDocumentKind; document: BusinessDocument | undefined; onClose: () => void };

/** What was chosen so far; a stored document stays unless another is uploaded. */
const useDocumentForm = ({ kind, document, onClose }: Props) => {
  const { t } = useTranslation('dashboard');
  const { partnerUsername: partner } = useOwnStore();
  const say = useSnackbar();
  const isKashrut = kind === 'kashrut';
  const [documentId, setDocumentId] = useState(document?.document.documentId ?? '');
  const [day, setDay] = useState(document?.validUntil ?? '');
  const [tried, setTried] = useState(false);
  const [save, saving] = useSaveBusinessDocumentMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!documentId || !(isKashrut || day)) return;
    const body = { documentId, ...(isKashrut ? {} : { validUntil: day }) };
    const { error } = await save({ params: { partner, kind }, body });
    if (error) return;
    say(t(isKashrut ? 'documents.sent' : 'documents.saved'));
    onClose();
  };
  return {
    ...{ isKashrut, day, setDay, setDocumentId, submit, saving },
    missingFile: tried && !documentId ? t('documents.missingFile') : null,
    missingDay: tried && !day ? t('documents.missingDay') : undefined,
  };
};

/** Files a document, or replaces it. A certificate of kashrut has the end that the profile states. */
export function DocumentForm(props: Props) {
  const { t } = useTranslation('dashboard');
  const words = useProblemText();
  const form = useDocumentForm(props);
  const { isKashrut, saving } = form;
  return (
    <form className={dashboardStyles.stack} noValidate onSubmit={(event) => void form.submit(event)}>
      <DocumentField
        title={t('documents.file')}
        hint={t('documents.fileHint')}
        stored={props.document?.document}
        error={form.missingFile}
        onChange={form.setDocumentId}
      />
      {isKashrut ? (
        <p className="muted small">{t('documents.kashrutFrom')}</p>
      ) : (
        <DateField
          label={t('documents.validUntil')}
          value={form.day}
          min={wallTime(now()).day}
          error={form.missingDay}
          onChange={form.setDay}
        />
      )}
      {saving.error ? <Note tone="bad">{words(saving.error)}</Note> : null}
      <div className="row wrap">
        <Button type="submit" icon={isKashrut ? 'shield' : 'check'} busy={saving.isLoading}>
          {t(isKashrut ? 'documents.send' : 'documents.save')}
        </Button>
        <Button kind="ghost" onClick={props.onClose}>
          {t('documents.keep')}
        </Button>
      </div>
    </form>
  );
}
