import { useFormat, useSpan } from '@smachot/web-platform';
import { Card } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import type { StoreHome } from './use-store-home';
import dashboardStyles from '../dashboard.module.css';
import homeStyles from './home.module.css';

/** The money of the month, and how soon the store answers. */
export function Numbers({ home: { income, responseMinutes } }: { home: StoreHome }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const span = useSpan();
  if (income === null && responseMinutes === null) return null;
  return (
    <Card component="section" aria-labelledby="hs-numbers" className={dashboardStyles.stack}>
      <h2 id="hs-numbers">{t('numbers.title')}</h2>
      <dl className={homeStyles.numbers}>
        {income ? (
          <div>
            <dt>{t('numbers.income')}</dt>
            <dd>
              <b>{format.shekels(income.net)}</b>
              {income.net === income.gross ? null : (
                <span className="small muted">
                  {t('numbers.gross', { sum: format.shekels(income.gross) })}
                </span>
              )}
            </dd>
          </div>
        ) : null}
        {responseMinutes === null ? null : (
          <div>
            <dt>{t('numbers.response')}</dt>
            <dd>
              <b>{t('numbers.within', { span: span(responseMinutes) })}</b>
              <span className="small muted">{t('numbers.responseText')}</span>
            </dd>
          </div>
        )}
      </dl>
    </Card>
  );
}
