import type { AnswerOf, listQrCodes } from '@smachot/contracts';
import { useFormat, useTitle } from '@smachot/web-platform';
import {
  ChipRow,
  FilterChip,
  Note,
  Page,
  PageHead,
  QueryStatus,
  SkeletonCards,
  usePrintedLanguage,
} from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FigureCard } from '../analytics/figure-card';
import { usePartNames } from '../analytics/use-part-names';
import { useOwnStore } from '../shell/own-store';
import dashboardStyles from '../dashboard.module.css';
import { useQrCodesQuery } from './qr-api';
import { QrCodeCard } from './qr-code-card';
import styles from './qr.module.css';

const PERIODS = [30, 90] as const;
type Found = AnswerOf<typeof listQrCodes>;

/** Scans of all codes, day by day. */
function ScansByDay({ days }: { days: Found['days'] }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const part = usePartNames();
  return (
    <FigureCard
      id="scans"
      title={t('qr.byDay')}
      text={t('qr.countedOnce')}
      rows={days.map(({ day, scans }) => ({
        key: day,
        label: format.date(`${day}T12:00:00Z`),
        short: part.step(day, 'day'),
        now: scans,
      }))}
      names={{ part: t('qr.day'), now: t('qr.scansTitle') }}
      shown={format.number}
    />
  );
}

function Codes({ found, partner }: { found: Found; partner: string }) {
  const { t } = useTranslation('dashboard');
  const [language, languageField] = usePrintedLanguage(t('qr.language'));
  return (
    <div className={dashboardStyles.stack}>
      {found.isPublic ? null : <Note tone="warn">{t('qr.hidden')}</Note>}
      <div className={styles.language}>{languageField}</div>
      <ul className={styles.codes} aria-label={t('qr.codes')}>
        {found.codes.map((code) => (
          <QrCodeCard key={code.pricingUnitId ?? 'store'} code={code} partner={partner} language={language} />
        ))}
      </ul>
      <ScansByDay days={found.days} />
    </div>
  );
}

/** qr: codes to print, of the store and of what it sells, and how often they were scanned. */
export function QrScreen() {
  const { t } = useTranslation('dashboard');
  const { partnerUsername: partner } = useOwnStore();
  const [days, setDays] = useState<number>(PERIODS[0]);
  const query = useQrCodesQuery(
    { params: { partner }, query: { days } },
    { refetchOnMountOrArgChange: true },
  );
  useTitle(t('places.qr'));
  const found = query.currentData;
  return (
    <Page width="work">
      <PageHead title={t('places.qr')} note={t('qr.note')} />
      <ChipRow label={t('qr.period')}>
        {PERIODS.map((period) => (
          <FilterChip key={period} on={days === period} onClick={() => setDays(period)}>
            {t('qr.lastDays', { days: period })}
          </FilterChip>
        ))}
      </ChipRow>
      {found ? (
        <Codes found={found} partner={partner} />
      ) : (
        <QueryStatus query={query} skeleton={<SkeletonCards count={3} />} />
      )}
    </Page>
  );
}
