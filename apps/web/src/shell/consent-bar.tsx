import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { answerConsent, useConsent, useIsMeasured } from '@smachot/web-platform';
import { Button, useFloatHeight } from '@smachot/web-ui';
import styles from './shell.module.css';

/** The question for consent, shown once and only where analytics is configured. Both answers have the same visual weight. */
export function ConsentBar() {
  const measured = useIsMeasured();
  const consent = useConsent();
  return measured && consent === 'unasked' ? <Question /> : null;
}

function Question() {
  const { t } = useTranslation('shell');
  const bar = useFloatHeight<HTMLElement>();
  return (
    <section ref={bar} className={styles.consent} aria-label={t('consent.title')}>
      <p className="small">
        {t('consent.text')} <Link to="/privacy">{t('legal.privacy')}</Link>
      </p>
      <div className="row wrap">
        <Button kind="line" onClick={() => answerConsent('granted')}>
          {t('consent.yes')}
        </Button>
        <Button kind="line" onClick={() => answerConsent('denied')}>
          {t('consent.no')}
        </Button>
      </div>
    </section>
  );
}
