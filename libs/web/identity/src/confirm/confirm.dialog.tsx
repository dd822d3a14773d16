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

/** "Is it you?": by password, by a code sent by e-mail, or, with neither, the way to a password. */
export function ConfirmDialog({ onConfirmed, onClose }: Props) {
  const { t } = useTranslation('identity');
  const query = useConfirmationWaysQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Dialog open onClose={onClose} title={t('confirm.title')}>
      <div className="ui-flow">
        <p className="muted">{t('confirm.text')}</p>
        {query.currentData ? (
          <Ask ways={query.currentData} onConfirmed={onConfirmed} onClose={onClose} />
        ) : (
          <QueryStatus query={query} skeleton={<SkeletonForm fields={1} />} />
        )}
      </div>
    </Dialog>
  );
}

function Ask({ ways: { ways, email }, onConfirmed, onClose }: Props & { ways: Ways }) {
  const { t } = useTranslation('identity');
  const [byMail, setByMail] = useState(!ways.includes('password'));
  if (ways.length === 0)
    return (
      <>
        <Note icon="lock">{t('confirm.noWay')}</Note>
        <div className="row wrap">
          <Button to="/me/profile#password">{t('confirm.setPassword')}</Button>
          <Button kind="ghost" onClick={onClose}>
            {t('confirm.cancel')}
          </Button>
        </div>
      </>
    );
  if (byMail && email) return <ByMail email={email} onConfirmed={onConfirmed} />;
  return (
    <>
      <ByPassword onConfirmed={onConfirmed} />
      {email ? (
        <div>
          <Button kind="ghost" icon="send" onClick={() => setByMail(true)}>
            {t('confirm.byMail')}
          </Button>
        </div>
      ) : null}
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

function ByMail({ email, onConfirmed }: Pick<Props, 'onConfirmed'> & { email: string }) {
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
          onClick={() => void send()}
        >
          {t(sending.isSuccess ? 'confirm.sendAgain' : 'confirm.send')}
        </Button>
        <Ltr>{email}</Ltr>
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
            label={t('confirm.code')}
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
