import { CheckField, Field } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';

type PhoneValues = { phone: string; phoneIsPublic?: boolean };

/** The phone of a business, and whether it is public; by default only customers who ordered see it. */
export function PhoneField({
  values,
  error,
  onChange,
}: {
  values: PhoneValues;
  error: string | undefined;
  onChange: (values: Partial<PhoneValues>) => void;
}) {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <Field
        ltr
        type="tel"
        label={t('become.phone')}
        hint={t('become.phoneHint')}
        // the account's own number may be private
        autoComplete="off"
        value={values.phone}
        error={error}
        onChange={({ target }) => onChange({ phone: target.value })}
      />
      <CheckField
        kind="switch"
        label={t('become.phonePublic')}
        hint={t('become.phonePublicHint')}
        checked={values.phoneIsPublic ?? false}
        onChange={({ target }) => onChange({ phoneIsPublic: target.checked })}
      />
    </>
  );
}
