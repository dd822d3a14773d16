import { useTitle } from '@smachot/web-platform';
import { Button, Card, Page, PageHead } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import '../texts';

const PARTS = ['now', 'month', 'bills', 'law', 'phone'] as const;

/** /account-closed: what was deleted, what stays and until when. Open to everybody: there is nobody signed in any more. */
export function AccountClosedScreen() {
  const { t } = useTranslation('identity');
  useTitle(t('closed.title'));
  return (
    <Page narrow>
      <PageHead title={t('closed.title')} note={t('closed.lead')} />
      <Card pad="l">
        <div className="ui-flow">
          {PARTS.map((part) => (
            <section key={part}>
              <h2>{t(`closed.${part}.title`)}</h2>
              <p>{t(`closed.${part}.text`)}</p>
            </section>
          ))}
          <div>
            <Button to="/">{t('closed.toStart')}</Button>
          </div>
        </div>
      </Card>
    </Page>
  );
}
