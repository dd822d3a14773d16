import { isolate } from '@smachot/kernel';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../language/use-format';
import { useEstimate, useRates } from './use-estimate';

/** "about €124" beside a sum in shekels; renders nothing when no other currency was chosen. */
export function AboutSum({ agorot }: { agorot: number }) {
  const about = useEstimate()(agorot);
  return about ? (
    <small className="muted" style={{ whiteSpace: 'nowrap' }}>
      <bdi>{about}</bdi>
    </small>
  ) : null;
}

/** The charged sum in shekels and the exchange rate of the displayed currency, at the place of payment. */
export function ChargedInShekels({ agorot }: { agorot: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  const rates = useRates();
  if (!rates || agorot <= 0) return null;
  const { currency, published } = rates;
  return (
    <p className="small muted">
      {t('currency.charged', {
        sum: isolate(format.money(agorot)),
        currency: t(`currency.${currency}`),
        source: t(`currency.source.${published.source}`),
        day: format.date(published.publishedOn),
      })}
    </p>
  );
}
