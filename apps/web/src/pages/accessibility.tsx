import { useTranslation } from 'react-i18next';
import { useClientConfig, useFormat, useTitle } from '@smachot/web-platform';
import { Button, Card, Page, PageHead } from '@smachot/web-ui';
import { LegalSections } from './legal/legal-sections';
import { ACCESSIBILITY_SOURCES } from './legal/legal-sources';

const current = ACCESSIBILITY_SOURCES.at(-1)!;

/** The statement Israeli law requires (IS 5568, regulations of 2013): level, adjustments made, known gaps, the contact. */
export function Accessibility() {
  const { t } = useTranslation('shell');
  const format = useFormat();
  const contact = useClientConfig()?.contactChatUrl;
  useTitle(t('accessibilityStatement'));
  const date = format.date(`${current.version}T12:00:00Z`);
  return (
    <Page width="narrow">
      <PageHead title={t('accessibilityStatement')} note={t('legal.updated', { date })} />
      <Card pad="l">
        <div className="ui-flow">
          <LegalSections source={current.texts} />
          {contact ? (
            <p>
              <Button kind="soft" icon="chat" href={contact} target="_blank" rel="noopener noreferrer">
                {t('accessibility.write')}
              </Button>
            </p>
          ) : null}
        </div>
      </Card>
    </Page>
  );
}
