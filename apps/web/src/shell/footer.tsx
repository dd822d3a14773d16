import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { now, useClientConfig } from '@smachot/web-platform';
import { Ltr } from '@smachot/web-ui';
import { LanguageSwitch } from './settings/language-switch';
import styles from './shell.module.css';

const VERSION = 'alpha-0.4.20';

export function Footer() {
  const { t } = useTranslation('shell');
  const contact = useClientConfig()?.contactChatUrl;
  return (
    <footer className={styles.foot}>
      <div className={styles.footContent}>
        <Link to="/become-a-partner">{t('nav.join')}</Link>
        <Link to="/help">{t('nav.help')}</Link>
        <Link to="/terms">{t('legal.terms')}</Link>
        <Link to="/privacy">{t('legal.privacy')}</Link>
        <Link to="/cancellation">{t('legal.cancellation')}</Link>
        <Link to="/accessibility">{t('accessibilityStatement')}</Link>
        {contact ? (
          <a href={contact} target="_blank" rel="noopener noreferrer">
            {t('drawer.contact')}
            <span className="sr">{t('newTab')}</span>
          </a>
        ) : null}
        <LanguageSwitch />
        <span className={styles.footEnd}>
          {t('brand')} © {now().getFullYear()} · <Ltr>{VERSION}</Ltr>
        </span>
      </div>
    </footer>
  );
}
