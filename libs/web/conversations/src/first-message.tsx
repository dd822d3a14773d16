import { LONGEST_MESSAGE } from '@smachot/contracts';
import { type ArgOf, signInAddress, useDraft, useProblemText, useSession } from '@smachot/web-platform';
import type { startThread } from '@smachot/contracts';
import { Button, Field, Note } from '@smachot/web-ui';
import { clsx } from 'clsx';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useStartThreadMutation } from './conversations-api';
import { useKeyOf } from './use-key-of';
import styles from './conversations.module.css';

type Body = ArgOf<typeof startThread>['body'];
type Props = {
  /** Names the draft. */
  draft: string;
  to: Omit<Body, 'text'>;
  label: string;
  /** Where the conversation will be. */
  base: string;
};

/** The first message of a conversation. A visitor writes it, signs in, and finds it as it was. */
export function FirstMessage({ draft, to, label, base }: Props) {
  const { t } = useTranslation('conversations');
  const words = useProblemText();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { status } = useSession();
  const [text, setText, forget] = useDraft(draft, '', { fromVisitor: true });
  const [start, { isLoading, error, reset }] = useStartThreadMutation();
  const { keyOf } = useKeyOf();
  const signedIn = status === 'authorised';
  const send = async () => {
    if (!text.trim() || isLoading) return;
    if (!signedIn) return void navigate(signInAddress(pathname + search));
    const started = await start({ body: { ...to, text }, idempotencyKey: keyOf(text) });
    if (started.error) return;
    forget();
    void navigate(`${base}/${started.data.threadId}`, { replace: true });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <form className={clsx('card', styles.pane)} onSubmit={onSubmit}>
      <Field
        label={label}
        hint={t('ask.hint')}
        value={text}
        multiline
        minRows={4}
        maxRows={12}
        maxLength={LONGEST_MESSAGE}
        onChange={(event) => {
          setText(event.target.value);
          if (error) reset();
        }}
      />
      <Note icon="lock">{t('ask.private')}</Note>
      {signedIn ? null : <p className="small muted">{t('ask.signInText')}</p>}
      {error ? <Note tone="bad">{words(error)}</Note> : null}
      <div>
        <Button kind="accent" icon="send" type="submit" busy={isLoading} disabled={!text.trim()}>
          {t(signedIn ? 'write.send' : 'ask.signIn')}
        </Button>
      </div>
    </form>
  );
}
