import { type Language, PosterSize, type QrCodeCard as Code, qrPoster } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { saveFile, useProblemText } from '@smachot/web-platform';
import { Button, Card, Note } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './qr.module.css';

/** `language`: what its posters are printed in. */
type CardProps = { code: Code; partner: string; language: Language };

/** Saves the poster of a code to print. */
function PosterButtons({ code, partner, language }: CardProps) {
  const { t } = useTranslation('dashboard');
  const words = useProblemText();
  const [busy, setBusy] = useState<PosterSize>();
  const [problem, setProblem] = useState<unknown>();
  const save = async (size: PosterSize) => {
    setBusy(size);
    setProblem(undefined);
    const { pricingUnitId } = code;
    await saveFile(qrPoster, `qr-${partner}-${size}.pdf`, {
      params: { partner },
      query: { size, language, ...(pricingUnitId && { pricingUnitId }) },
    }).catch(setProblem);
    setBusy(undefined);
  };
  return (
    <>
      <div className="row wrap">
        {PosterSize.options.map((size) => (
          <Button
            key={size}
            kind="line"
            icon="download"
            busy={busy === size}
            aria-label={t('qr.posterOf', { size, name: isolate(code.name) })}
            onClick={() => void save(size)}
          >
            {t('qr.poster', { size })}
          </Button>
        ))}
      </div>
      {problem ? <Note tone="bad">{words(problem)}</Note> : null}
    </>
  );
}

/** One code: as it will be printed, how often it was scanned, and its posters. */
export function QrCodeCard({ code, partner, language }: CardProps) {
  const { t } = useTranslation('dashboard');
  const { name, address, path, size, scans, pricingUnitId } = code;
  return (
    <Card component="li" className={styles.code}>
      <div>
        <h2>
          <bdi>{name}</bdi>
        </h2>
        <p className="small muted">{t(pricingUnitId ? 'qr.ofUnit' : 'qr.ofStore')}</p>
      </div>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={t('qr.drawing', { name: isolate(name) })}
      >
        <path d={path} fill="#000" />
      </svg>
      <bdi dir="ltr" className={`small muted ${styles.address}`}>
        {address}
      </bdi>
      <p>{t('qr.scans', { count: scans })}</p>
      <PosterButtons code={code} partner={partner} language={language} />
    </Card>
  );
}
