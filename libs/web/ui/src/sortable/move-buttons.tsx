import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/icon-button';

type Props = { name: string; at: number; count: number; onMove: (to: number) => void };

/** Buttons that move a row up or down, as an alternative to dragging. */
export function MoveButtons({ name, at, count, onMove }: Props) {
  const { t } = useTranslation('ui');
  return (
    <>
      <IconButton
        icon="up"
        label={t('sort.up', { name })}
        disabled={at === 0}
        onClick={() => onMove(at - 1)}
      />
      <IconButton
        icon="down"
        label={t('sort.down', { name })}
        disabled={at === count - 1}
        onClick={() => onMove(at + 1)}
      />
    </>
  );
}
