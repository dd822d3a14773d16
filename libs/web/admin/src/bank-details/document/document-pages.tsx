import type { AnswerOf, readBankDocument } from '@smachot/contracts';
import { Button, Note } from '@smachot/web-ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../bank-details.module.css';

type BankDocumentView = AnswerOf<typeof readBankDocument>;
const ZOOMS = [100, 150, 200] as const;

export const useTurns = () => {
  const [quarter, setQuarter] = useState(0);
  const [zoom, setZoom] = useState(0);
  return {
    degrees: quarter * 90,
    percent: ZOOMS[zoom] ?? ZOOMS[0],
    rotate: () => setQuarter((turns) => (turns + 1) % 4),
    enlarge: () => setZoom((step) => (step + 1) % ZOOMS.length),
  };
};
export type Turns = ReturnType<typeof useTurns>;

/** The tops of the pages in a region, from the top of the first one. */
const topsIn = (region: Element): number[] => {
  const tops = [...region.children].map((sheet) => (sheet as HTMLElement).offsetTop);
  return tops.map((top) => top - (tops[0] ?? 0));
};

/** The page in the middle of the scrolled region with this id, and the way to the ones beside it. */
export const useSheets = () => {
  const id = useId();
  const [current, setCurrent] = useState(0);
  const step = (by: 1 | -1) => {
    const region = document.getElementById(id);
    const next = current + by;
    const top = region ? topsIn(region)[next] : undefined;
    if (!region || top === undefined) return;
    region.scrollTop = top;
    setCurrent(next);
  };
  const onScroll = (region: Element) => {
    const middle = region.scrollTop + region.clientHeight / 2;
    setCurrent(
      Math.max(
        0,
        topsIn(region).findLastIndex((top) => top <= middle),
      ),
    );
  };
  return { id, current, step, onScroll };
};
export type Sheets = ReturnType<typeof useSheets>;

type PagesProps = { document: BankDocumentView; turns: Turns; sheets: Sheets; onExpired: () => void };

/** The pages as pictures, one under another. */
export function DocumentPages({ document: { previews, pages }, turns, sheets, onExpired }: PagesProps) {
  const { t } = useTranslation('admin');
  const [broken, setBroken] = useState<string>();
  // the addresses end after a minute: new ones may still be read
  if (broken !== undefined && previews.includes(broken)) return <Expired onAgain={onExpired} />;
  const all = pages ?? previews.length;
  return (
    <>
      <div
        id={sheets.id}
        className={styles.pages}
        role="region"
        aria-label={t('bank.pages')}
        tabIndex={0}
        onScroll={({ currentTarget }) => sheets.onScroll(currentTarget)}
      >
        {previews.map((address, index) => (
          <PageImage
            key={address}
            address={address}
            label={t('bank.page', { number: index + 1, of: all })}
            turns={turns}
            onBroken={() => setBroken(address)}
          />
        ))}
      </div>
      {all > previews.length ? (
        <Note tone="warn" icon="alert">
          {t('bank.morePages', { shown: previews.length, of: all })}
        </Note>
      ) : null}
    </>
  );
}

function Expired({ onAgain }: { onAgain: () => void }) {
  const { t } = useTranslation('admin');
  return (
    <Note tone="warn" icon="alert">
      <p>{t('bank.expired')}</p>
      <Button kind="soft" icon="rotate" onClick={onAgain}>
        {t('bank.again')}
      </Button>
    </Note>
  );
}

/** A sheet of A4, until the picture is there. */
const A4 = 1 / Math.SQRT2;

type ImageProps = { address: string; label: string; turns: Turns; onBroken: () => void };

function PageImage({ address, label, turns: { degrees, percent }, onBroken }: ImageProps) {
  const [ratio, setRatio] = useState(A4);
  const lies = degrees % 180 !== 0;
  return (
    <div
      className={styles.sheet}
      style={{ inlineSize: `${percent}%`, aspectRatio: lies ? 1 / ratio : ratio }}
    >
      <img
        src={address}
        alt={label}
        style={{ inlineSize: lies ? `${ratio * 100}%` : '100%', rotate: `${degrees}deg` }}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          naturalHeight > 0 && setRatio(naturalWidth / naturalHeight)
        }
        onError={onBroken}
      />
    </div>
  );
}
