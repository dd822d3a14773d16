import { type BankDocument, uploadDocument } from '@smachot/contracts';
import { refusalWith, uploadFile, useProblemText } from '@smachot/web-platform';
import { Button, FieldProblem, Icon, Note, LongCode } from '@smachot/web-ui';
import { useId, useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DOCUMENT_TYPES, documentRefusal } from './document-check';
import styles from './banking.module.css';

type Uploading = { share: number } | { problem: unknown } | null;

const useDocumentUpload = (onUploaded: (document: BankDocument) => void) => {
  const [state, setState] = useState<Uploading>(null);
  const upload = async (file: File) => {
    setState({ share: 0 });
    const refusal = await documentRefusal(file);
    if (refusal) return setState({ problem: refusalWith(refusal) });
    try {
      const document = await uploadFile(
        uploadDocument,
        { file },
        { onProgress: (share) => setState({ share }) },
      );
      setState(null);
      onUploaded(document);
    } catch (problem) {
      setState({ problem });
    }
  };
  return { state, upload };
};

type Props = {
  /** The document that is stored already. */
  stored?: BankDocument | undefined;
  error: ReactNode;
  /** Absent: of the document of ownership. */
  title?: string;
  hint?: string;
  onChange: (documentId: string) => void;
};

/** A document: it is uploaded when it is chosen, and belongs to what is filed when the form is sent. */
export function DocumentField({ stored, error, title, hint, onChange }: Props) {
  const { t } = useTranslation('dashboard');
  const id = useId();
  const words = useProblemText();
  const [uploaded, setUploaded] = useState<BankDocument>();
  const { state, upload } = useDocumentUpload((document) => {
    setUploaded(document);
    onChange(document.documentId);
  });
  const shown = uploaded ?? stored;
  const busy = state !== null && 'share' in state;
  return (
    <div className={styles.document} role="group" aria-labelledby={id} aria-describedby={`${id}-hint`}>
      <b id={id}>{title ?? t('banking.document')}</b>
      <p id={`${id}-hint`} className="muted small">
        {hint ?? t('banking.documentHint')}
      </p>
      {shown ? <FileLine document={shown} isNew={uploaded !== undefined} /> : null}
      <ChooseFile label={t(shown ? 'banking.otherFile' : 'banking.chooseFile')} busy={busy} onFile={upload} />
      <span className="sr" role="status">
        {busy ? t('banking.uploading', { percent: Math.round(state.share * 100) }) : ''}
      </span>
      {state && 'problem' in state ? <Note tone="bad">{words(state.problem)}</Note> : null}
      <FieldProblem>{uploaded ? null : error}</FieldProblem>
    </div>
  );
}

function FileLine({ document, isNew }: { document: BankDocument; isNew: boolean }) {
  const { t } = useTranslation('dashboard');
  return (
    <p className={styles.file}>
      <Icon name={isNew ? 'check' : 'file'} />
      <LongCode>{document.fileName}</LongCode>
      {isNew ? <span className="sr">{t('banking.uploaded')}</span> : null}
    </p>
  );
}

type ChooseProps = { label: string; busy: boolean; onFile: (file: File) => Promise<void> };

function ChooseFile({ label, busy, onFile }: ChooseProps) {
  const input = useRef<HTMLInputElement>(null);
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // the same file may be chosen again after a refusal
    target.value = '';
    if (file) void onFile(file);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={DOCUMENT_TYPES.join()}
        aria-label={label}
        onChange={onChange}
      />
      <div>
        <Button kind="line" icon="upload" busy={busy} onClick={() => input.current?.click()}>
          {label}
        </Button>
      </div>
    </>
  );
}
