import { Button, Note } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deviceChoice } from './device-choice';
import { useDevice } from './use-device';

/** Offers notices on this device, above those under the bell, until it is answered either way. */
export function DeviceOffer() {
  const { t } = useTranslation('notifications');
  const [isOver, setOver] = useState(deviceChoice.isOfferDismissed);
  const { query, browser, isOn, busy, problem, turnOn } = useDevice();
  const publicKey = query.data?.publicKey;
  if (isOver || isOn || !publicKey || browser?.permission !== 'open') return null;
  const dismiss = () => {
    deviceChoice.dismissOffer();
    setOver(true);
  };
  return (
    <Note icon="bell">
      <p>{t('device.offer')}</p>
      {problem ? <p role="alert">{problem}</p> : null}
      <div className="row wrap">
        <Button kind="soft" busy={busy} onClick={() => void turnOn(publicKey)}>
          {t('device.offerOn')}
        </Button>
        <Button kind="ghost" onClick={dismiss}>
          {t('device.offerLater')}
        </Button>
      </div>
    </Note>
  );
}
