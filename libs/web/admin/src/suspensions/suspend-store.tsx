import { maxLengthOf, PartnerUsername } from '@smachot/contracts';
import { ActDialog, Button, Field, useSnackbar } from '@smachot/web-ui';
import { isolate } from '@smachot/kernel';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSetStoreSuspensionMutation } from '../acts/acts-api';
import styles from '../acts/acts.module.css';

/** Suspends the store with this username. */
export function SuspendStore() {
  const { t } = useTranslation('admin');
  const say = useSnackbar();
  const [typed, setTyped] = useState('');
  const [asking, setAsking] = useState(false);
  const partner = typed.trim().toLowerCase();
  const ask = (event: SyntheticEvent) => {
    event.preventDefault();
    setAsking(partner !== '');
  };
  const done = () => {
    setAsking(false);
    setTyped('');
    say(t('suspensions.done.suspend'));
  };
  return (
    <form className={styles.form} noValidate onSubmit={ask}>
      <Field
        ltr
        label={t('suspensions.username')}
        hint={t('suspensions.usernameHint')}
        maxLength={maxLengthOf(PartnerUsername)}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div>
        <Button type="submit" kind="line" danger icon="lock" disabled={partner === ''}>
          {t('suspensions.do.suspend')}
        </Button>
      </div>
      {asking ? <SuspendDialog partner={partner} onDone={done} onClose={() => setAsking(false)} /> : null}
    </form>
  );
}

type DialogProps = { partner: string; onDone: () => void; onClose: () => void };

function SuspendDialog({ partner, onDone, onClose }: DialogProps) {
  const { t } = useTranslation('admin');
  const [set] = useSetStoreSuspensionMutation();
  return (
    <ActDialog
      danger
      title={t('suspensions.ask.suspend', { store: isolate(partner) })}
      text={t('suspensions.askText.suspend')}
      confirm={t('suspensions.do.suspend')}
      reasons={[t('suspensions.why.complaints'), t('suspensions.why.fraud'), t('suspensions.why.licence')]}
      send={(reason) => set({ params: { partner }, body: { suspended: true, reason } })}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
