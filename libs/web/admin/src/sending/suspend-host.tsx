import { Phone } from '@smachot/contracts';
import { ActDialog, Button, Field, Ltr, useSnackbar } from '@smachot/web-ui';
import { useFieldText } from '@smachot/web-platform';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSetSendingMutation } from '../acts/acts-api';
import styles from '../acts/acts.module.css';

/** Suspends the host whose account has this phone. */
export function SuspendHost() {
  const { t } = useTranslation('admin');
  const fieldText = useFieldText();
  const say = useSnackbar();
  const [phone, setPhone] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const ask = (event: SyntheticEvent) => {
    event.preventDefault();
    const sound = Phone.safeParse(phone).success;
    setWrong(sound ? null : phone);
    setAsking(sound);
  };
  const done = () => {
    setAsking(false);
    setPhone('');
    say(t('sending.done.suspend'));
  };
  return (
    <form className={styles.form} noValidate onSubmit={ask}>
      <Field
        ltr
        type="tel"
        inputMode="tel"
        label={t('sending.phone')}
        value={phone}
        error={wrong === phone ? fieldText('phone.invalid') : undefined}
        onChange={({ target }) => setPhone(target.value)}
      />
      <div>
        <Button type="submit" kind="line" danger icon="pause">
          {t('sending.do.suspend')}
        </Button>
      </div>
      {asking ? <SuspendDialog phone={phone} onDone={done} onClose={() => setAsking(false)} /> : null}
    </form>
  );
}

type DialogProps = { phone: string; onDone: () => void; onClose: () => void };

function SuspendDialog({ phone, onDone, onClose }: DialogProps) {
  const { t } = useTranslation('admin');
  const [set] = useSetSendingMutation();
  return (
    <ActDialog
      danger
      title={t('sending.ask.suspend')}
      text={
        <>
          {t('sending.askText.suspend')} <Ltr>{phone}</Ltr>
        </>
      }
      confirm={t('sending.do.suspend')}
      reasons={[t('sending.why.complaints'), t('sending.why.spam')]}
      send={(reason) => set({ body: { suspendPhone: phone, reason } })}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
