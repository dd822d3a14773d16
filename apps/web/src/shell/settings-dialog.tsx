import { useTranslation } from 'react-i18next';
import { useChangeSettings, useSettings } from '@smachot/web-platform';
import { CheckField, Choice, Dialog } from '@smachot/web-ui';
import { CurrencyField } from './currency-field';
import { MeasuringField } from './measuring-field';
import { LanguageField } from './language-field';

/** Theme, direction, contrast, width, language, currency: stored on this device, visible at once behind the dialog. */
export function SettingsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('shell');
  const settings = useSettings();
  const change = useChangeSettings();
  return (
    <Dialog open={open} onClose={onClose} title={t('display')}>
      <div className="ui-flow">
        <LanguageField />
        <CurrencyField />
        <Choice
          labelled
          label={t('settings.theme')}
          value={settings.themeMode}
          onChange={(themeMode) => change({ themeMode })}
          options={[
            { value: 'light', label: t('settings.light') },
            { value: 'dark', label: t('settings.dark'), icon: 'moon' },
          ]}
        />
        <Choice
          labelled
          label={t('settings.direction')}
          value={settings.direction}
          onChange={(direction) => change({ direction })}
          options={[
            { value: 'rtl', label: t('settings.rtl') },
            { value: 'ltr', label: t('settings.ltr') },
          ]}
        />
        <Choice
          labelled
          label={t('settings.contrast')}
          value={settings.contrast}
          onChange={(contrast) => change({ contrast })}
          options={[
            { value: 'default', label: t('settings.contrastDefault') },
            { value: 'high', label: t('settings.contrastHigh') },
          ]}
        />
        <CheckField
          kind="switch"
          label={t('settings.stretch')}
          hint={t('settings.stretchHint')}
          checked={settings.stretch}
          onChange={(event) => change({ stretch: event.target.checked })}
        />
        <MeasuringField />
      </div>
    </Dialog>
  );
}
