import { CheckField } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { QUEUE_KEYS, type QueueAct } from './queue-keys';
import styles from './bank-details.module.css';

/** A key's name on a button; screen readers learn the keys from the help. */
export const KeyName = ({ of }: { of: QueueAct }) => (
  <kbd className={clsx(styles.key, 'only-wide')} aria-hidden>
    {QUEUE_KEYS[of]}
  </kbd>
);

const ACTS = Object.keys(QUEUE_KEYS) as QueueAct[];

/** The keys, always in sight on wide screens. Single letters can be switched off: speech input types them by accident. */
export function KeysHelp({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) {
  const { t } = useTranslation('admin');
  return (
    <div className={clsx(styles.keys, 'only-wide')} role="group" aria-label={t('bank.keys')}>
      {on ? (
        <ul>
          {ACTS.map((act) => (
            <li key={act}>
              <kbd className={styles.key}>{QUEUE_KEYS[act]}</kbd> {t(`bank.acts.${act}`)}
            </li>
          ))}
        </ul>
      ) : null}
      <CheckField
        kind="switch"
        label={t('bank.keysOn')}
        checked={on}
        onChange={({ target }) => onChange(target.checked)}
      />
    </div>
  );
}
