import { useProblemText, viewedAs } from '@smachot/web-platform';
import { Button, LegalLinks, Note } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useAcceptTermsMutation, useTermsAcceptanceQuery } from '../identity-api';
import styles from './terms-asked.module.css';

/**
 * Asks somebody who is signed in to accept the terms again, once they have changed materially; shown on every page until they do.
 * An admin who looks through somebody's eyes is not asked: nobody accepts for another person.
 */
export function TermsAsked() {
  const { t } = useTranslation('identity');
  const words = useProblemText();
  const { data } = useTermsAcceptanceQuery();
  const [accept, { isLoading, error }] = useAcceptTermsMutation();
  if (!data?.mustAccept || viewedAs.current()) return null;
  const { version } = data;
  return (
    <section className={styles.asked} aria-label={t('terms.title')}>
      <Note tone="warn" icon="info">
        <p>{t('terms.text')}</p>
        <LegalLinks pages={['terms', 'privacy']} />
        {error ? <p role="alert">{words(error)}</p> : null}
        <Button busy={isLoading} onClick={() => void accept({ body: { version } })}>
          {t('terms.accept')}
        </Button>
      </Note>
    </section>
  );
}
