import { exchangeRates, type ExchangeRates, type ForeignCurrency, type Language } from '@smachot/contracts';
import { formatEstimate } from '@smachot/i18n';
import { useTranslation } from 'react-i18next';
import { api } from '../calls/api';
import { endpointsOf } from '../calls/endpoints';
import { useSettings } from '../store';

const ratesApi = api.injectEndpoints({
  endpoints: (b) => ({ exchangeRates: endpointsOf(b).read(exchangeRates) }),
});

export type Rates = { currency: ForeignCurrency; rate: number; published: ExchangeRates };

/** The chosen currency and its rate; null for shekels, and before the rates are loaded. */
export const useRates = (): Rates | null => {
  const { currency } = useSettings();
  const { data } = ratesApi.useExchangeRatesQuery(undefined, { skip: currency === 'ILS' });
  return currency === 'ILS' || !data ? null : { currency, rate: data[currency], published: data };
};

/** Converts agorot to "about €124" in the chosen currency; null for shekels. */
export const useEstimate = (): ((agorot: number) => string | null) => {
  const { t, i18n } = useTranslation();
  const rates = useRates();
  return (agorot) =>
    rates && agorot > 0
      ? t('currency.about', {
          sum: formatEstimate(agorot, rates.currency, rates.rate, i18n.language as Language),
        })
      : null;
};
