import { useProblemText } from '@smachot/web-platform';
import { Button, Note } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useResendStoreVerificationMutation } from '../dashboard-api';

type Props = {
  partner: string;
  /** Among several stores: the button names its own. */
  named?: boolean;
};

/** Another link to verify the e-mail address of a store by. */
export function ResendVerification({ partner, named = false }: Props) {
  const { t } = useTranslation('dashboard');
  const words = useProblemText();
  const [resend, { isLoading, isSuccess, error }] = useResendStoreVerificationMutation();
  return (
    <>
      <Button kind="soft" icon="send" busy={isLoading} onClick={() => void resend({ params: { partner } })}>
        {named ? t('verify.resendFor', { name: partner }) : t('verify.resend')}
      </Button>
      {isSuccess ? <Note tone="ok">{t('verify.sent')}</Note> : null}
      {error ? (
        <Note tone="bad">
          {t('verify.resendFailed')} {words(error)}
        </Note>
      ) : null}
    </>
  );
}
