import type { AnswerOf, confirmationWays } from '@smachot/contracts';
import { problemOf, useProblemText } from '@smachot/web-platform';
import { Button, CodeInput, Dialog, Field, Ltr, Note, QueryStatus, SkeletonForm } from '@smachot/web-ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useConfirmationWaysQuery,
  useConfirmIdentityMutation,
  useSendConfirmationCodeMutation,
} from '../identity-api';
import '../texts';

type Ways = AnswerOf<typeof confirmationWays>;
type Props = { onConfirmed: () => void; onClose: () => void };

/** "Is it you?": by password, or by a code sent by e-mail, or by SMS when the person has neither. */
export function ConfirmIdentityDialog({ onConfirmed, onClose }: Props) {
  const { t } = useTranslation('identity');
  const query = useConfirmationWaysQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Dialog open onClose={onClose} title={t('confirm.title')}>
      <div className="ui-flow">
        <p className="muted">{t('confirm.text')}</p>
        {query.currentData ? (
          <Ask ways={query.currentData} onConfirmed={onConfirmed} />
        ) : (
          <QueryStatus query={query} skeleton={<SkeletonForm fields={1} />} />
        )}
      </div>
    </Dialog>
  );
}

function Ask({ ways: { ways, email }, onConfirmed }: Pick<Props, 'onConfirmed'> & { ways: Ways }) {
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
  const [password, setPassword] = useState('');
  const [confirm, { isLoading, error }] = useConfirmIdentityMutation();
  const refused = error ? problemOf(error) : null;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!password) return;
    const done = await confirm({ body: { password } });
    if (!done.error) onConfirmed();
  };
  return (
    <form className="ui-flow" noValidate onSubmit={(event) => void submit(event)}>
      <Field
        ltr
        autoFocus
        type="password"
        autoComplete="current-password"
        label={t('confirm.password')}
        value={password}
        error={refused?.fields?.['password']}
        onChange={({ target }) => setPassword(target.value)}
      />
      {refused && !refused.fields ? <Note tone="bad">{words(refused)}</Note> : null}
      <div>
        <Button type="submit" busy={isLoading}>
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
  const [code, setCode] = useState('');
  const [send, sending] = useSendConfirmationCodeMutation();
  const [confirm, { isLoading, error }] = useConfirmIdentityMutation();
  const refused = error ? problemOf(error) : null;
  const check = async (typed: string) => {
    const done = await confirm({ body: { code: typed } });
    if (!done.error) return onConfirmed();
    setCode('');
  };
  const problem = refused ? (refused.fields?.['code'] ?? words(refused)) : null;
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
      {sending.isSuccess ? (
        <form
          className="ui-flow"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (code.length === 6) void check(code);
          }}
        >
          <CodeInput
            autoFocus
            value={code}
            onChange={setCode}
            onComplete={(typed) => void check(typed)}
            label={t(`confirm.codeBy.${way}`)}
            invalid={problem !== null && code === ''}
            describedBy="confirm-problem"
          />
          <div id="confirm-problem">{problem ? <Note tone="bad">{problem}</Note> : null}</div>
          <div>
            <Button type="submit" busy={isLoading} disabled={code.length < 6}>
              {t('confirm.confirm')}
            </Button>
          </div>
        </form>
      ) : null}
    </div>
  );
}
