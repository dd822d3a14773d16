import { verifyEmail } from '@smachot/contracts';
import { useContractForm, useProblemText } from '@smachot/web-platform';
import { Badge, Button, CODE_LENGTH, CodeInput, Ltr, Note, useSnackbar } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useMeQuery, useSendEmailCodeMutation, useVerifyEmailMutation } from '../identity-api';

const useCodeForm = () => {
  const { t } = useTranslation('identity');
  const [verify] = useVerifyEmailMutation();
  const say = useSnackbar();
  return useContractForm(verifyEmail.body, {
    defaults: { code: '' },
    send: async (body) => {
      const { error } = await verify({ body });
      if (error) return error;
      say(t('email.verified'));
    },
  });
};

function TypedCode() {
  const { t } = useTranslation('identity');
  const words = useProblemText();
  const form = useCodeForm();
  const { value, onChange, error } = form.control('code');
  const { problem } = form;
  return (
    <form className="ui-flow" {...form.props}>
      <CodeInput
        value={value}
        onChange={onChange}
        label={t('confirm.codeBy.email')}
        invalid={Boolean(error)}
        describedBy="email-code-problem"
      />
      <div id="email-code-problem">{error ? <Note tone="bad">{error}</Note> : null}</div>
      {problem && !problem.fields ? <Note tone="bad">{words(problem)}</Note> : null}
      <div>
        <Button type="submit" busy={form.busy} disabled={value.length < CODE_LENGTH}>
          {t('email.verify')}
        </Button>
      </div>
    </form>
  );
}

/** The code to an address that is not verified yet, sent again when it did not come. */
function CodeByMail({ email }: { email: string }) {
  const { t } = useTranslation('identity');
  const words = useProblemText();
  const [send, sending] = useSendEmailCodeMutation();
  return (
    <Note tone="warn" icon="alert">
      <p>
        {t('email.unverified')} <Ltr>{email}</Ltr>
      </p>
      <p className="small">{t('email.why')}</p>
      {sending.isSuccess ? <TypedCode /> : null}
      {sending.error ? <Note tone="bad">{words(sending.error)}</Note> : null}
      <Button
        kind={sending.isSuccess ? 'ghost' : 'soft'}
        icon="send"
        busy={sending.isLoading}
        onClick={() => void send()}
      >
        {t(sending.isSuccess ? 'confirm.sendAgain' : 'email.send')}
      </Button>
    </Note>
  );
}

/** Whether the account's e-mail address is verified, and the way to do it. */
export function EmailToVerify() {
  const { t } = useTranslation('identity');
  const { data } = useMeQuery();
  if (!data?.email) return null;
  if (!data.emailVerified) return <CodeByMail key={data.email} email={data.email} />;
  return (
    <p>
      <Badge tone="ok" icon="check">
        {t('email.verified')}
      </Badge>
    </p>
  );
}
