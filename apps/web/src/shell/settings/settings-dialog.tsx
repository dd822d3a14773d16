import { useTranslation } from 'react-i18next';
import { useChangeSettings, useSettings } from '@smachot/web-platform';
import { CheckField, Choice, Dialog } from '@smachot/web-ui';
import { CurrencyField } from './currency-field';
import { MeasuringField } from './measuring-field';
import { LanguageField } from './language-field';

/** The settings with a few values each: their names, and the labels of their values. */
const useChoices = () => {
  const { t } = useTranslation('shell');
  return {
    themeMode: {
      label: t('settings.theme'),
      options: [
        { value: 'light', label: t('settings.light') },
        { value: 'dark', label: t('settings.dark'), icon: 'moon' },
      ],
    },
    direction: {
      label: t('settings.direction'),
      options: [
        { value: 'rtl', label: t('settings.rtl') },
        { value: 'ltr', label: t('settings.ltr') },
      ],
    },
    contrast: {
      label: t('settings.contrast'),
      options: [
        { value: 'default', label: t('settings.contrastDefault') },
        { value: 'high', label: t('settings.contrastHigh') },
      ],
    },
  } as const;
};

/** Theme, direction, contrast, width, language, currency: stored on this device, visible at once behind the dialog. */
export function SettingsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('shell');
  const { themeMode, direction, contrast, stretch } = useSettings();
  const change = useChangeSettings();
  const choices = useChoices();
  return (
    <Dialog open={open} onClose={onClose} title={t('display')}>
      <div className="ui-flow">
        <LanguageField />
        <CurrencyField />
        <Choice
          labelled
          {...choices.themeMode}
          value={themeMode}
          onChange={(value) => change({ themeMode: value })}
        />
        <Choice
          labelled
          {...choices.direction}
          value={direction}
          onChange={(value) => change({ direction: value })}
        />
        <Choice
          labelled
          {...choices.contrast}
          value={contrast}
          onChange={(value) => change({ contrast: value })}
        />
        <CheckField
          kind="switch"
          label={t('settings.stretch')}
          hint={t('settings.stretchHint')}
          checked={stretch}
          onChange={(event) => change({ stretch: event.target.checked })}
        />
        <MeasuringField />
      </div>
    </Dialog>
  );
}
