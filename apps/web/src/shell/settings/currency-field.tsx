import { DisplayCurrency } from '@smachot/contracts';
import { useChangeSettings, useKeepPreference, useSettings } from '@smachot/web-platform';
import { SelectField } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';

/** The currency in which prices are shown beside shekels. */
export function CurrencyField() {
  const { t } = useTranslation(['shell', 'platform']);
  const { currency } = useSettings();
  const change = useChangeSettings();
  const keep = useKeepPreference();
  const choose = (chosen: DisplayCurrency) => {
    change({ currency: chosen });
    keep({ currency: chosen });
  };
  const options = DisplayCurrency.options.map((value) => ({
    value,
    label: value === 'ILS' ? t('settings.currencyOnly') : t(`platform:currency.${value}`),
  }));
  return (
    <SelectField
      label={t('settings.currency')}
      hint={t('settings.currencyHint')}
      options={options}
      value={currency}
      onChange={(event) => choose(event.target.value as DisplayCurrency)}
    />
  );
}
