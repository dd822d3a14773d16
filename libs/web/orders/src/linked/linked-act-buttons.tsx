import { Button, type ButtonKind, type IconName } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import type { LinkedAct } from './linked-acts';
import styles from './linked.module.css';

const LOOK: Record<LinkedAct, { kind: ButtonKind; icon: IconName }> = {
  accept: { kind: 'primary', icon: 'check' },
  refuse: { kind: 'line', icon: 'x' },
  follow: { kind: 'soft', icon: 'users' },
  propose: { kind: 'soft', icon: 'edit' },
  stops: { kind: 'soft', icon: 'pin' },
  leave: { kind: 'ghost', icon: 'undo' },
};

type Props = { acts: readonly LinkedAct[]; onAct: (act: LinkedAct) => void };

/** Buttons for the actions that this person may take now. */
export function LinkedActs({ acts, onAct }: Props) {
  const { t } = useTranslation('orders');
  if (acts.length === 0) return null;
  return (
    <div className={styles.actions}>
      {acts.map((act) => (
        <Button key={act} {...LOOK[act]} onClick={() => onAct(act)}>
          {t(`linked.do.${act}`)}
        </Button>
      ))}
    </div>
  );
}
