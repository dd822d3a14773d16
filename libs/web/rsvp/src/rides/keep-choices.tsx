import { CheckField } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';

type Props = { keepChoices: boolean; keep: (keepChoices: boolean) => void };

/** Whether guests whose stop moves may leave their choice as it is. */
export function KeepChoices({ keepChoices, keep }: Props) {
  const { t } = useTranslation('rsvp');
  return (
    <CheckField
      label={t('rides.keepChoices')}
      hint={t('rides.keepChoicesHint')}
      checked={keepChoices}
      onChange={({ target }) => keep(target.checked)}
    />
  );
}
