import { ConfirmationByBoth, type AnswerOf, type confirmationWays } from '@smachot/contracts';
import { useContractForm, useProblemText } from '@smachot/web-platform';
import { Button, CODE_LENGTH, CodeInput, Field, Ltr, Note } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useConfirmIdentityMutation, useSendConfirmationCodeMutation } from '../identity-api';

type Props = { ways: AnswerOf<typeof confirmationWays>; onConfirmed: () => void };

const useConfirmationForm = (onConfirmed: () => void) => {
  const [confirm] = useConfirmIdentityMutation();
  return useContractForm(ConfirmationByBoth, {
    defaults: { password: '', code: '' },
    send: async (body) => {
      const { error } = await confirm({ body });
      if (error) return error;
      onConfirmed();
    },
  });
};

/** A super admin shows the password and a code at once; the code comes by e-mail, or by SMS. */
export function ByBoth({ ways: { ways, email }, onConfirmed }: Props) {
  const { t } = useTranslation('identity');
  const words = useProblemText();
  const form = useConfirmationForm(onConfirmed);
  const way = ways.includes('email') ? 'email' : 'sms';
  const { value, onChange, error } = form.control('code');
  const { problem } = form;
  return (
    <form className="ui-flow" {...form.props}>
      <Field
        ltr
        autoFocus
        type="password"
        autoComplete="current-password"
        label={t('confirm.password')}
        {...form.field('password')}
      />
      <SendCode way={way} to={way === 'email' ? email : null} />
      <CodeInput
        value={value}
        onChange={onChange}
        label={t(`confirm.codeBy.${way}`)}
        invalid={Boolean(error)}
        describedBy="confirm-both-problem"
      />
      <div id="confirm-both-problem">{error ? <Note tone="bad">{error}</Note> : null}</div>
      {problem && !problem.fields ? <Note tone="bad">{words(problem)}</Note> : null}
      <div>
        <Button type="submit" busy={form.busy} disabled={value.length < CODE_LENGTH}>
          {t('confirm.confirm')}
        </Button>
      </div>
    </form>
  );
}

function SendCode({ way, to }: { way: 'email' | 'sms'; to: string | null }) {
  const { t } = useTranslation('identity');
  const words = useProblemText();
  const [send, sending] = useSendConfirmationCodeMutation();
  return (
    <>
      <div className="row wrap">
        <Button
          kind={sending.isSuccess ? 'ghost' : 'soft'}
          icon="send"
          busy={sending.isLoading}
          onClick={() => void send({ body: { way } })}
        >
          {t(sending.isSuccess ? 'confirm.sendAgain' : 'confirm.send')}
        </Button>
        {to === null ? <span>{t('confirm.toPhone')}</span> : <Ltr>{to}</Ltr>}
      </div>
      {sending.error ? <Note tone="bad">{words(sending.error)}</Note> : null}
    </>
  );
}
