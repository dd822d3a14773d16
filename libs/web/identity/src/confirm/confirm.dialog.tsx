import {
  ConfirmationByCode,
  ConfirmationByPassword,
  type AnswerOf,
  type confirmationWays,
} from '@smachot/contracts';
import { useContractForm, useProblemText } from '@smachot/web-platform';
import {
  Button,
  CODE_LENGTH,
  CodeInput,
  Dialog,
  Field,
  Ltr,
  Note,
  QueryStatus,
  SkeletonForm,
} from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ByBoth } from './by-both';
import {
  useConfirmationWaysQuery,
  useConfirmIdentityMutation,
  useSendConfirmationCodeMutation,
} from '../identity-api';
import '../texts';

type Ways = AnswerOf<typeof confirmationWays>;
type Props = { onConfirmed: () => void; onClose: () => void };

/** "Is it you?": by password, or by a code sent by e-mail, or by SMS when the person has neither; a super admin by password and code. */
export function ConfirmIdentityDialog({ onConfirmed, onClose }: Props) {
  const { t } = useTranslation('identity');
  const query = useConfirmationWaysQuery(undefined, { refetchOnMountOrArgChange: true });
  const known = query.currentData;
  return (
    <Dialog open onClose={onClose} title={t('confirm.title')}>
      <div className="ui-flow">
        <p className="muted">
          {t('confirm.text')} {known ? t(known.together ? 'confirm.lastsForAdmins' : 'confirm.lasts') : null}
        </p>
        {known ? (
          <Ask ways={known} onConfirmed={onConfirmed} />
        ) : (
          <QueryStatus query={query} skeleton={<SkeletonForm fields={1} />} />
        )}
      </div>
    </Dialog>
  );
}

function Ask({ ways, onConfirmed }: Pick<Props, 'onConfirmed'> & { ways: Ways }) {
  return ways.together ? (
    <ByBoth ways={ways} onConfirmed={onConfirmed} />
  ) : (
    <ByOne ways={ways} onConfirmed={onConfirmed} />
  );
}

function ByOne({ ways: { ways, email }, onConfirmed }: Pick<Props, 'onConfirmed'> & { ways: Ways }) {
  const { t } = useTranslation('identity');
  const [way, setWay] = useState(ways[0] ?? 'sms');
  const others = ways.filter((other) => other !== way);
  return (
    <>
      {way === 'password' ? (
        <ByPassword onConfirmed={onConfirmed} />
      ) : (
        <ByCode key={way} way={way} to={way === 'email' ? email : null} onConfirmed={onConfirmed} />
      )}
      {others.map((other) => (
        <div key={other}>
          <Button kind="ghost" icon={other === 'password' ? 'lock' : 'send'} onClick={() => setWay(other)}>
            {t(`confirm.instead.${other}`)}
          </Button>
        </div>
      ))}
    </>
  );
}

function ByPassword({ onConfirmed }: Pick<Props, 'onConfirmed'>) {
  const { t } = useTranslation('identity');
  const words = useProblemText();
  const [confirm] = useConfirmIdentityMutation();
  const form = useContractForm(ConfirmationByPassword, {
    defaults: { password: '' },
    send: async (body) => {
      const { error } = await confirm({ body });
      if (error) return error;
      onConfirmed();
    },
  });
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
      {problem && !problem.fields ? <Note tone="bad">{words(problem)}</Note> : null}
      <div>
        <Button type="submit" busy={form.busy}>
          {t('confirm.confirm')}
        </Button>
      </div>
    </form>
  );
}

type ByCodeProps = Pick<Props, 'onConfirmed'> & { way: 'email' | 'sms'; to: string | null };

function ByCode({ way, to, onConfirmed }: ByCodeProps) {
  const { t } = useTranslation('identity');
  const words = useProblemText();
  const [send, sending] = useSendConfirmationCodeMutation();
  return (
    <div className="ui-flow">
      <div className="row wrap">
        <Button
          kind={sending.isSuccess ? 'ghost' : 'primary'}
          icon="send"
          busy={sending.isLoading}
          onClick={() => void send({ body: { way } })}
        >
          {t(sending.isSuccess ? 'confirm.sendAgain' : 'confirm.send')}
        </Button>
        {to === null ? <span>{t('confirm.toPhone')}</span> : <Ltr>{to}</Ltr>}
      </div>
      {sending.error ? <Note tone="bad">{words(sending.error)}</Note> : null}
      {sending.isSuccess ? <CodeForm way={way} onConfirmed={onConfirmed} /> : null}
    </div>
  );
}

function CodeForm({ way, onConfirmed }: Pick<ByCodeProps, 'way' | 'onConfirmed'>) {
  const { t } = useTranslation('identity');
  const words = useProblemText();
  const [confirm] = useConfirmIdentityMutation();
  const form = useContractForm(ConfirmationByCode, {
    defaults: { code: '' },
    send: async (body, _, reset) => {
      const { error } = await confirm({ body });
      if (!error) return onConfirmed();
      reset();
      return error;
    },
  });
  const { code } = form.values;
  const { value, onChange, error } = form.control('code');
  const problem = form.problem ? (error ?? words(form.problem)) : null;
  return (
    <form className="ui-flow" {...form.props}>
      <CodeInput
        autoFocus
        value={value}
        onChange={onChange}
        onComplete={() => void form.submit()}
        label={t(`confirm.codeBy.${way}`)}
        invalid={problem !== null && code === ''}
        describedBy="confirm-problem"
      />
      <div id="confirm-problem">{problem ? <Note tone="bad">{problem}</Note> : null}</div>
      <div>
        <Button type="submit" busy={form.busy} disabled={code.length < CODE_LENGTH}>
          {t('confirm.confirm')}
        </Button>
      </div>
    </form>
  );
}
