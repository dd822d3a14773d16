import { useClientConfig, useFormat, useTitle } from '@smachot/web-platform';
import { Button, Card, Page, PageHead } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MeasuringField } from '../../shell/settings/measuring-field';
import { english } from './legal.en';
import { hebrew } from './legal.he';
import { LEGAL_UPDATED, type LegalPageName, type LegalSection, type LegalTexts } from './legal-text';

const NAMES: LegalPageName[] = ['terms', 'privacy', 'cancellation'];

function Section({ section: { id, title, paragraphs } }: { section: LegalSection }) {
  return (
    <section id={id} aria-labelledby={`lg-${id}`}>
      <h2 id={`lg-${id}`} style={{ fontSize: 18, marginBlockEnd: 4 }}>
        {title}
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}

/** Links to the other legal pages. */
function OtherPages({ name, texts }: { name: LegalPageName; texts: LegalTexts }) {
  const { t } = useTranslation('shell');
  return (
    <nav aria-label={t('legal.more')} className="row wrap">
      {NAMES.filter((other) => other !== name).map((other) => (
        <Link key={other} to={`/${other}`}>
          {texts[other].title}
        </Link>
      ))}
      <Link to="/accessibility">{t('accessibilityStatement')}</Link>
    </nav>
  );
}

/** /terms, /privacy, /cancellation. Languages without a text of their own read Hebrew. */
export function LegalPage({ name }: { name: LegalPageName }) {
  const { t, i18n } = useTranslation('shell');
  const format = useFormat();
  const contact = useClientConfig()?.contactChatUrl;
  const texts = i18n.language === 'en' ? english : hebrew;
  const { title, lead, sections } = texts[name];
  useTitle(title);
  return (
    <Page width="narrow">
      <PageHead
        title={title}
        note={t('legal.updated', { date: format.date(`${LEGAL_UPDATED}T12:00:00Z`) })}
      />
      <Card pad="l">
        <div className="ui-flow">
          <p>{lead}</p>
          {sections.map((section) => (
            <Section key={section.id} section={section} />
          ))}
          {name === 'privacy' ? <MeasuringField /> : null}
          {contact ? (
            <p>
              <Button kind="soft" icon="chat" href={contact} target="_blank" rel="noopener noreferrer">
                {t('accessibility.write')}
              </Button>
            </p>
          ) : null}
          <OtherPages name={name} texts={texts} />
        </div>
      </Card>
    </Page>
  );
}

export const Terms = () => <LegalPage name="terms" />;
export const Privacy = () => <LegalPage name="privacy" />;
export const Cancellation = () => <LegalPage name="cancellation" />;
