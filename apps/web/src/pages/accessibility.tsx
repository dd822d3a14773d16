import { useTranslation } from 'react-i18next';
import { useClientConfig, useTitle } from '@smachot/web-platform';
import { Button, Card, Page, PageHead } from '@smachot/web-ui';

const PARTS = ['standard', 'what', 'settings', 'known', 'tell'] as const;

/** The statement Israeli law requires (IS 5568, regulations of 2013): level, adjustments made, known gaps, the contact. */
export function Accessibility() {
  const { t } = useTranslation('shell');
  const contact = useClientConfig()?.contactChatUrl;
  useTitle(t('accessibilityStatement'));
  return (
    <Page width="narrow">
      <PageHead title={t('accessibilityStatement')} />
      <Card pad="l">
        <div className="ui-flow">
          {PARTS.map((part) => (
            <section key={part}>
              <h2 style={{ fontSize: 18, marginBlockEnd: 4 }}>{t(`accessibility.${part}.title`)}</h2>
              <p>{t(`accessibility.${part}.text`)}</p>
            </section>
          ))}
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
