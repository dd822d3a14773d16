import { session, useAddress, useConfirmed, useProblemText } from '@smachot/web-platform';
import { Button, Card, ConfirmDialog } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useDeleteAccountMutation } from '../identity-api';

/** Says what was done; the person is signed out by then. */
const ACCOUNT_CLOSED = '/account-closed';

export function DeleteAccount() {
  const { t } = useTranslation('identity');
  const [dialog, setDialog] = useAddress('dialog', '');
  const [remove, { isLoading, error }] = useDeleteAccountMutation();
  const problemText = useProblemText();
  const confirmed = useConfirmed();
  const confirm = async () => {
    const { error: refusal } = await confirmed(() => remove());
    if (!refusal) session.logout(ACCOUNT_CLOSED);
  };
  return (
    <Card pad="l">
      <div className="ui-flow">
        <div>
          <h2>{t('delete.title')}</h2>
          <p className="muted">{t('delete.text')}</p>
        </div>
        <div>
          <Button kind="line" danger icon="trash" onClick={() => setDialog('delete', { push: true })}>
            {t('delete.act')}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={dialog === 'delete'}
        title={t('delete.sure')}
        text={t('delete.consequences')}
        confirm={t('delete.confirm')}
        tone="bad"
        busy={isLoading}
        problem={error ? problemText(error) : undefined}
        onConfirm={() => void confirm()}
        onClose={() => setDialog(null)}
      />
    </Card>
  );
}
