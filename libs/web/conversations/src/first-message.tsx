import { startThread, type ThreadId } from '@smachot/contracts';
import {
  type ArgOf,
  signInAddress,
  useContractForm,
  useDraft,
  useProblemText,
  useSession,
} from '@smachot/web-platform';
import { Button, Field, Note } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { useStartThreadMutation } from './conversations-api';
import { useKeyOf } from './use-key-of';
import styles from './conversations.module.css';

type Body = ArgOf<typeof startThread>['body'];
type Props = {
  /** Names the draft. */
  draft: string;
  to: Omit<Body, 'text'>;
  label: string;
  hint?: string;
  /** Who reads it. */
  note: string;
  /** Where the conversation will be. */
  base: string;
};

/**
 * The first message of a conversation. Where the two have a conversation already it opens, unless something was typed here before or
 * the message is about a unit: then that message goes on in it.
 */
export function FirstMessage({ threadId, ...props }: Props & { threadId: ThreadId | null | undefined }) {
  const { draft, to, base } = props;
  const [typed] = useDraft(draft, '', { fromVisitor: true });
  if (threadId && !typed && !to.pricingUnitId) return <Navigate to={`${base}/${threadId}`} replace />;
  return <MessageForm {...props} />;
}

/** A visitor writes it, signs in, and finds it as it was. */
function MessageForm({ draft, to, label, hint, note, base }: Props) {
  const { t } = useTranslation('conversations');
  const words = useProblemText();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { status } = useSession();
  const [typed, keep, forget] = useDraft(draft, '', { fromVisitor: true });
  const [start] = useStartThreadMutation();
  const { keyOf } = useKeyOf();
  const signedIn = status === 'authorised';
  const form = useContractForm(startThread.body, {
    defaults: { text: typed },
    wireOf: ({ text }) => ({ ...to, text }),
    onTyped: ({ text }) => keep(text),
    send: async (_, { text }) => {
      if (!signedIn) return void navigate(signInAddress(pathname + search));
      const started = await start({ body: { ...to, text }, idempotencyKey: keyOf(text) });
      if (started.error) return started.error;
      forget();
      void navigate(`${base}/${started.data.threadId}`, { replace: true });
    },
  });
  return (
    <form className={clsx('card', styles.pane)} {...form.props}>
      <Field label={label} hint={hint} multiline minRows={4} maxRows={12} {...form.field('text')} />
      <Note icon="lock">{note}</Note>
      {signedIn ? null : <p className="small muted">{t('ask.signInText')}</p>}
      {form.problem ? <Note tone="bad">{words(form.problem)}</Note> : null}
      <div>
        <Button kind="accent" icon="send" type="submit" busy={form.busy} disabled={!form.values.text.trim()}>
          {t(signedIn ? 'write.send' : 'ask.signIn')}
        </Button>
      </div>
    </form>
  );
}
