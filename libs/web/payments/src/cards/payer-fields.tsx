import { Field } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import type { usePayer } from './use-payer';

/** The provider's limit of the holder's name, which never reaches our server. */
const HOLDER_LONGEST = 80;

/** Fields the provider requires of the cardholder, beside its own ones. */
export function PayerFields({ payer }: { payer: ReturnType<typeof usePayer> }) {
  const { t } = useTranslation('payments');
  return (
    <>
      <Field
        label={t('socialId')}
        hint={t('socialIdHint')}
        error={payer.wrong.socialId && t(payer.wrong.socialId)}
        required
        ltr
        inputMode="numeric"
        value={payer.typed.socialId}
        onChange={(event) => payer.type('socialId', event.target.value)}
      />
      <Field
        label={t('holder')}
        error={payer.wrong.holder && t(payer.wrong.holder)}
        required
        autoComplete="cc-name"
        maxLength={HOLDER_LONGEST}
        value={payer.typed.holder}
        onChange={(event) => payer.type('holder', event.target.value)}
      />
      <Field
        label={t('email')}
        hint={t('emailHint')}
        error={payer.wrong.email && t(payer.wrong.email)}
        required
        ltr
        type="email"
        autoComplete="email"
        value={payer.typed.email}
        onChange={(event) => payer.type('email', event.target.value)}
      />
    </>
  );
}
