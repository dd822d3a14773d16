import { changePassword } from '@smachot/contracts';
import {
  readForm,
  useConfirmed,
  useContractForm,
  useProblemText,
  type ContractRules,
} from '@smachot/web-platform';
import { Button, Card, Field, Note, useSnackbar } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useChangePasswordMutation } from '../identity-api';

type Typed = { current: string; password: string; again: string };
const blank: Typed = { current: '', password: '', again: '' };

const rules: ContractRules<typeof changePassword.body, Typed> = {
  wireOf: ({ current, password }) => ({ password, ...(current ? { currentPassword: current } : {}) }),
  paths: { current: 'currentPassword' },
  refine: (errors, { password, again }) =>
    errors['password'] || password === again ? errors : { ...errors, again: 'password.mismatch' },
};

/** Error codes by field; empty when the password may be sent. */
export const passwordFaults = (typed: Typed) => readForm(changePassword.body, typed, rules).errors;

/** Never kept as a draft: passwords stay in the form. */
const usePasswordForm = () => {
  const { t } = useTranslation('identity');
  const [change] = useChangePasswordMutation();
  const confirmed = useConfirmed();
  const say = useSnackbar();
  return useContractForm(changePassword.body, {
    ...rules,
    defaults: blank,
    send: async (body, _, reset) => {
      const { error } = await confirmed(() => change({ body }));
      if (error) return error;
      reset();
      say(t('newPassword.saved'));
    },
  });
};

export function PasswordCard() {
  const { t } = useTranslation('identity');
  const problemText = useProblemText();
  const form = usePasswordForm();
  const { problem } = form;
  const field = (name: keyof Typed, autoComplete: string) => (
    <Field
      label={t(`newPassword.${name}`)}
      type="password"
      ltr
      autoComplete={autoComplete}
      {...form.field(name)}
      {...(name === 'current' && form.errors[name] ? { error: t('newPassword.wrongCurrent') } : {})}
    />
  );
  return (
    <Card pad="l" id="password">
      <form className="ui-flow" {...form.props}>
        <div>
          <h2>{t('newPassword.title')}</h2>
          <p className="muted">{t('newPassword.text')}</p>
        </div>
        {field('current', 'current-password')}
        {field('password', 'new-password')}
        {field('again', 'new-password')}
        {problem && !problem.fields ? <Note tone="bad">{problemText(problem)}</Note> : null}
        <div>
          <Button type="submit" kind="soft" icon="lock" busy={form.busy}>
            {t('newPassword.save')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
