import { useTranslation } from 'react-i18next';
import { ActionButton } from '../parts/more-actions';
import type { AskAct, ChangeAct } from './change-acts';

type Props = { acts: readonly ChangeAct[]; onAct: (act: AskAct) => void };

/** Buttons beside the transitions that propose another date, hour, place or number, another menu or other lines, to the other side. */
export function AskChange({ acts, onAct }: Props) {
  const { t } = useTranslation('orders');
  const button = (act: AskAct, icon: 'cal' | 'edit') =>
    acts.includes(act) ? (
      <ActionButton
        icon={icon}
        title={t(`change.do.${act}`)}
        note={t('change.what')}
        onClick={() => onAct(act)}
      />
    ) : null;
  return (
    <>
      {button('change', 'cal')}
      {button('changeMenu', 'edit')}
      {button('changeLines', 'edit')}
    </>
  );
}
