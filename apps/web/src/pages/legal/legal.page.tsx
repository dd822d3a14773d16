import { i18n, useAddressParams, useClientConfig, useFormat, useTitle } from '@smachot/web-platform';
import { Button, Card, Page, PageHead } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MeasuringField } from '../../shell/settings/measuring-field';
import { LegalSections } from './legal-sections';
import type { LegalPageName } from './legal-text';
import { OldVersion, Versions } from './legal-versions';
import { loadLegalText, useLegalLanguage } from './use-legal-text';
import { versionOf } from './versions';
import styles from './legal.module.css';

const NAMES: LegalPageName[] = ['terms', 'privacy', 'cancellation'];

/** Links to the other legal pages. */
function OtherPages({ name }: { name: LegalPageName }) {
  const { t } = useTranslation('shell');
  return (
    <nav aria-label={t('legal.more')} className={`row wrap ${styles.others}`}>
      {NAMES.filter((other) => other !== name).map((other) => (
        <Link key={other} to={`/${other}`}>
          {t(`legal.${other}`)}
        </Link>
      ))}
      <Link to="/accessibility">{t('accessibilityStatement')}</Link>
    </nav>
  );
}

function Contact() {
  const { t } = useTranslation('shell');
  const contact = useClientConfig()?.contactChatUrl;
  if (!contact) return null;
  return (
    <p>
      <Button kind="soft" icon="chat" href={contact} target="_blank" rel="noopener noreferrer">
        {t('accessibility.write')}
      </Button>
    </p>
  );
}

/** /terms, /privacy, /cancellation; an older version with `?version=`. Languages without a text of their own read Hebrew. */
function LegalPage({ name }: { name: LegalPageName }) {
  const { t } = useTranslation('shell');
  const format = useFormat();
  const [search] = useAddressParams();
  const { version, texts } = versionOf(search.get('version'));
  const language = useLegalLanguage();
  const title = t(`legal.${name}`);
  useTitle(title);
  return (
    <Page width="narrow">
      <PageHead title={title} note={t('legal.updated', { date: format.date(`${version}T12:00:00Z`) })} />
      <Card pad="l">
        <div className="ui-flow">
          <OldVersion name={name} language={language} version={version} />
          <LegalSections source={texts[name]} />
          {name === 'privacy' ? <MeasuringField /> : null}
          <Contact />
          <Versions name={name} language={language} />
          <OtherPages name={name} />
        </div>
      </Card>
    </Page>
  );
}

/** The page with its text, for its route. */
export const legalRoute = async (name: LegalPageName) => {
  const { search = '' } = globalThis.location ?? {};
  const { texts } = versionOf(new URLSearchParams(search).get('version'));
  await loadLegalText(texts[name], i18n.language);
  return { Component: () => <LegalPage name={name} /> };
};
