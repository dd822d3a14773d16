import { Button, useFloatHeight } from '@smachot/web-ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { registerWorker, updateTo, whenNewVersion } from '../../service-worker/register';
import styles from '../shell.module.css';

/** Keeps the site on this device, and says when a new version is ready. Nothing is loaded anew before the button is pressed. */
export function NewVersion() {
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null);
  useEffect(() => {
    let isOver = false;
    void registerWorker().then((registration) => {
      if (registration && !isOver) whenNewVersion(registration, setWaiting);
    });
    return () => {
      isOver = true;
    };
  }, []);
  return waiting ? <Bar worker={waiting} onLater={() => setWaiting(null)} /> : null;
}

/** Whether something was typed on the page that is shown. */
const useTyped = (): boolean => {
  const { pathname } = useLocation();
  const [typedAt, setTypedAt] = useState<string | null>(null);
  useEffect(() => {
    const typed = () => setTypedAt(pathname);
    document.addEventListener('input', typed);
    return () => document.removeEventListener('input', typed);
  }, [pathname]);
  return typedAt === pathname;
};

function Bar({ worker, onLater }: { worker: ServiceWorker; onLater: () => void }) {
  const { t } = useTranslation('shell');
  const bar = useFloatHeight<HTMLElement>();
  const typed = useTyped();
  const [busy, setBusy] = useState(false);
  const update = () => {
    setBusy(true);
    updateTo(worker);
  };
  return (
    <section ref={bar} role="status" className={styles.consent}>
      <p className="small">
        {t('newVersion.text')} {typed ? t('newVersion.saveFirst') : null}
      </p>
      <div className="row wrap">
        <Button kind="soft" busy={busy} onClick={update}>
          {t('newVersion.update')}
        </Button>
        <Button kind="line" onClick={onLater}>
          {t('newVersion.later')}
        </Button>
      </div>
    </section>
  );
}
