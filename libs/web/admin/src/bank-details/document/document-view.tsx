import { readBankDocument, type BankDetailsId } from '@smachot/contracts';
import { fetchCall, useProblemText } from '@smachot/web-platform';
import { Button, IconButton, Ltr, Note, QueryStatus, SkeletonCards } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBankDocumentQuery } from '../bank-details-api';
import { DocumentPages, useSheets, useTurns, type Sheets, type Turns } from './document-pages';
import { useQueueKeys } from '../use-queue-keys';
import styles from '../bank-details.module.css';

/** Pages are drawn within seconds after the upload; each look is audited. */
const LOOK_EVERY_MS = 4_000;
const MOST_LOOKS = 15;

/** Asks for a fresh address with each press: the one that came with the previews may have ended. */
const useDownload = (id: BankDetailsId) => {
  const [problem, setProblem] = useState<unknown>();
  const download = async () => {
    setProblem(undefined);
    try {
      const { presigned_url, fileName } = await fetchCall(readBankDocument, { params: { id } });
      Object.assign(document.createElement('a'), { href: presigned_url, download: fileName }).click();
    } catch (error) {
      setProblem(error);
    }
  };
  return { download: () => void download(), problem };
};

type Props = { id: BankDetailsId; fileName: string; keysOn: boolean };

/** The uploaded document, as pictures that the server made of it: nothing of the file itself runs in the admin's browser. */
export function DocumentView({ id, fileName, keysOn }: Props) {
  const { t } = useTranslation('admin');
  const words = useProblemText();
  const query = useBankDocumentQuery({ params: { id } }, { refetchOnMountOrArgChange: true });
  const turns = useTurns();
  const sheets = useSheets();
  const { download, problem } = useDownload(id);
  const shown = query.currentData;
  const isPictured = shown !== undefined && shown.previews.length > 0;
  return (
    <section className={clsx('card', styles.document)} aria-label={t('bank.document')}>
      <div className={styles.documentHead}>
        <b className="ell">
          <Ltr>{fileName}</Ltr>
        </b>
        {isPictured ? (
          <Turn turns={turns} sheets={sheets} pages={shown.previews.length} keysOn={keysOn} />
        ) : null}
        <IconButton icon="download" label={t('bank.download')} onClick={download} />
      </div>
      {problem ? <Note tone="bad">{words(problem)}</Note> : null}
      {!shown ? <QueryStatus query={query} skeleton={<SkeletonCards count={1} />} /> : null}
      {isPictured ? (
        <DocumentPages
          document={shown}
          turns={turns}
          sheets={sheets}
          onExpired={() => void query.refetch()}
        />
      ) : null}
      {shown && !isPictured ? (
        <NoPictures
          isDrawing={shown.previewState === 'waiting'}
          onLook={() => void query.refetch()}
          onDownload={download}
        />
      ) : null}
    </section>
  );
}

type TurnProps = { turns: Turns; sheets: Sheets; pages: number; keysOn: boolean };

function Turn({ turns, sheets, pages, keysOn }: TurnProps) {
  const { t } = useTranslation('admin');
  useQueueKeys(keysOn, {
    zoom: turns.enlarge,
    turn: turns.rotate,
    nextPage: () => sheets.step(1),
    previousPage: () => sheets.step(-1),
  });
  return (
    <>
      {pages > 1 ? (
        <span className="small muted">{t('bank.pageOf', { number: sheets.current + 1, of: pages })}</span>
      ) : null}
      <IconButton icon="rotate" label={t('bank.rotate')} onClick={turns.rotate} />
      <IconButton icon="zoom" label={t('bank.zoom', { percent: turns.percent })} onClick={turns.enlarge} />
    </>
  );
}

type NoPicturesProps = { isDrawing: boolean; onLook: () => void; onDownload: () => void };

function NoPictures({ isDrawing, onLook, onDownload }: NoPicturesProps) {
  const { t } = useTranslation('admin');
  const look = useRef(onLook);
  useEffect(() => {
    look.current = onLook;
  });
  useEffect(() => {
    if (!isDrawing) return;
    let looks = 0;
    const timer = setInterval(() => {
      look.current();
      looks += 1;
      if (looks === MOST_LOOKS) clearInterval(timer);
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isDrawing]);
  return (
    <div className={styles.noPictures}>
      <p role="status">{t(isDrawing ? 'bank.drawing' : 'bank.noPreview')}</p>
      <Button kind="soft" icon="download" onClick={onDownload}>
        {t('bank.download')}
      </Button>
    </div>
  );
}
