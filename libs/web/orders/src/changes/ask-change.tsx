import { Icon } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';

/** Beside the moves: to ask the other side for another date, hour or place. */
export function AskChange({ onAct }: { onAct: (act: 'change') => void }) {
  const { t } = useTranslation('orders');
  return (
    <button type="button" className="od-mo" onClick={() => onAct('change')}>
      <Icon name="cal" />
      <span className="grow">
        <b>{t('change.do.change')}</b>
        <small>{t('change.what')}</small>
      </span>
    </button>
  );
}
