import { changePassword } from '@smachot/contracts';
import { problemOf, useConfirmed, useFieldText, useProblemText } from '@smachot/web-platform';
import { Button, Card, Field, Note, useSnackbar } from '@smachot/web-ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangePasswordMutation } from '../identity-api';

type Typed = { current: string; password: string; again: string };
const blank: Typed = { current: '', password: '', again: '' };

/** Error codes by field; empty when the password may be sent. Never kept as a draft: passwords stay in the form. */
export const passwordFaults = ({ password, again }: Typed): { password?: string; again?: string } => {
  const parsed = changePassword.body.shape.password.safeParse(password);
  if (!parsed.success) return { password: parsed.error.issues[0]?.message ?? 'field.required' };
  return password === again ? {} : { again: 'password.mismatch' };
};

export function PasswordCard() {
  const { t } = useTranslation('identity');
  const [typed, setTyped] = useState(blank);
  const [faults, setFaults] = useState<ReturnType<typeof passwordFaults>>({});
  const [change, { isLoading, error, reset }] = useChangePasswordMutation();
  const confirmed = useConfirmed();
  const fieldText = useFieldText();
  const problemText = useProblemText();
  const say = useSnackbar();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = passwordFaults(typed);
    setFaults(found);
    if (found.password || found.again) return;
    const body = { password: typed.password, ...(typed.current ? { currentPassword: typed.current } : {}) };
    const { error: refusal } = await confirmed(() => change({ body }));
    if (refusal) return;
    setTyped(blank);
    reset();
    say(t('newPassword.saved'));
  };
  const refused = error ? problemOf(error).fields : undefined;
  const field = (name: keyof Typed, autoComplete: string, problem: string | undefined) => (
    <Field
      label={t(`newPassword.${name}`)}
      type="password"
      ltr
      autoComplete={autoComplete}
      value={typed[name]}
      onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
      error={problem}
    />
  );
  return (
    <Card pad="l" id="password">
      <form className="ui-flow" onSubmit={(event) => void submit(event)} noValidate>
        <div>
          <h2>{t('newPassword.title')}</h2>
          <p className="muted">{t('newPassword.text')}</p>
        </div>
        {field(
          'current',
          'current-password',
          refused?.['currentPassword'] ? t('newPassword.wrongCurrent') : undefined,
        )}
        {field('password', 'new-password', fieldText(faults.password ?? refused?.['password']))}
        {field('again', 'new-password', fieldText(faults.again))}
        {error && !refused ? <Note tone="bad">{problemText(error)}</Note> : null}
        <div>
          <Button type="submit" kind="soft" icon="lock" busy={isLoading}>
            {t('newPassword.save')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
