import { Icon } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import type { AskAct, ChangeAct } from './change-acts';
import styles from '../order/order.module.css';

type Props = { acts: readonly ChangeAct[]; onAct: (act: AskAct) => void };

/** Buttons beside the transitions that propose another date, hour, place or number, or another menu, to the other side. */
export function AskChange({ acts, onAct }: Props) {
  const { t } = useTranslation('orders');
  const button = (act: AskAct, icon: 'cal' | 'edit') =>
    acts.includes(act) ? (
      <button type="button" className={styles.move} onClick={() => onAct(act)}>
        <Icon name={icon} />
        <span className="grow">
          <b>{t(`change.do.${act}`)}</b>
          <small>{t('change.what')}</small>
        </span>
      </button>
    ) : null;
  return (
    <>
      {button('change', 'cal')}
      {button('changeMenu', 'edit')}
    </>
  );
}
