import { answerConsent, useConsent, useIsMeasured } from '@smachot/web-platform';
import { CheckField } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';

/** The consent to analytics and its withdrawal; renders nothing where no analytics is configured. */
export function MeasuringField() {
  const { t } = useTranslation('shell');
  const measured = useIsMeasured();
  const consent = useConsent();
  if (!measured) return null;
  return (
    <CheckField
      kind="switch"
      label={t('consent.setting')}
      hint={t('consent.settingHint')}
      checked={consent === 'granted'}
      onChange={(event) => answerConsent(event.target.checked ? 'granted' : 'denied')}
    />
  );
}
