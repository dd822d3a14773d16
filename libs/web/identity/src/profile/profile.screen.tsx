import { exportAccount } from '@smachot/contracts';
import { saveFile, useConfirmed, useProblemText, useTitle } from '@smachot/web-platform';
import { Button, Card, Note, Page, PageHead, PhoneText, QueryStatus, SkeletonForm } from '@smachot/web-ui';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMeQuery } from '../identity-api';
import { DeleteAccount } from './delete-account';
import { DetailsForm } from './details-form';
import { EmailToVerify } from './email-to-verify';
import { PasswordCard } from './password-card';
import { SessionsCard } from './sessions-card';

/** /me/profile: names, e-mail, password, sections of other features, data export, deletion of the account. */
export function ProfileScreen({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('identity');
  const query = useMeQuery();
  useTitle(t('profile.title'));
  return (
    <Page width="narrow">
      <PageHead title={t('profile.title')} back="/me" />
      {query.data ? (
        <>
          <Card pad="l">
            <h2>{t('profile.details')}</h2>
            <p className="muted" style={{ marginBlockEnd: 16 }}>
              {t('profile.phone')} <PhoneText phone={query.data.phoneNumber} />
            </p>
            <DetailsForm user={query.data} />
            <div id="email" className="ui-flow" style={{ marginBlockStart: 16 }}>
              <EmailToVerify />
            </div>
          </Card>
          <PasswordCard />
          <SessionsCard />
          {children}
          <ExportCard />
          <DeleteAccount />
        </>
      ) : (
        <QueryStatus query={query} skeleton={<SkeletonForm fields={3} />} />
      )}
    </Page>
  );
}

function ExportCard() {
  const { t } = useTranslation('identity');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const problemText = useProblemText();
  const confirmed = useConfirmed();
  const save = async () => {
    setBusy(true);
    setProblem(null);
    const { error } = await confirmed(() =>
      saveFile(exportAccount, 'smachot-account.json').then(
        (): { error?: unknown } => ({}),
        (failed: unknown) => ({ error: failed }),
      ),
    );
    setProblem(error ?? null);
    setBusy(false);
  };
  return (
    <Card pad="l">
      <div className="ui-flow">
        <div>
          <h2>{t('export.title')}</h2>
          <p className="muted">{t('export.text')}</p>
        </div>
        {problem ? <Note tone="bad">{problemText(problem)}</Note> : null}
        <div>
          <Button kind="line" icon="download" busy={busy} onClick={() => void save()}>
            {t('export.act')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
