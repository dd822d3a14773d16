import { session, useAddress, useConfirmed, useProblemText } from '@smachot/web-platform';
import { Button, Card, ConfirmDialog } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useDeleteAccountMutation, useOutstandingQuery } from '../identity-api';
import { AmountOwed } from './amount-owed';
import { rememberOwed } from './closed-account';

/** The page that confirms the deletion; the person is signed out by then. */
const ACCOUNT_CLOSED = '/account-closed';

/** Confirms the deletion; the open payments are known before. */
function DeleteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('identity');
  const [remove, { isLoading, error }] = useDeleteAccountMutation();
  const problemText = useProblemText();
  const confirmed = useConfirmed();
  const { data: owed, isFetching, isError } = useOutstandingQuery(undefined, { skip: !open });
  const confirm = async () => {
    const { error: refusal } = await confirmed(() => remove());
    if (refusal) return;
    rememberOwed(owed);
    session.logout(ACCOUNT_CLOSED);
  };
  return (
    <ConfirmDialog
      open={open}
      title={t('delete.sure')}
      text={
        <div className="ui-flow">
          <p>{t('delete.consequences')}</p>
          <AmountOwed owed={isFetching ? undefined : owed} failed={isError} />
        </div>
      }
      stay={t('delete.stay')}
      confirm={t('delete.confirm')}
      tone="bad"
      busy={isLoading || isFetching}
      problem={error ? problemText(error) : undefined}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}

export function DeleteAccount() {
  const { t } = useTranslation('identity');
  const [dialog, setDialog] = useAddress('dialog', '');
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
      <DeleteDialog open={dialog === 'delete'} onClose={() => setDialog(null)} />
    </Card>
  );
}
