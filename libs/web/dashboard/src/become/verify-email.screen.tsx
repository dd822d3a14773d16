import { verifyPartnerEmail, type AnswerOf } from '@smachot/contracts';
import {
  fetchCall,
  problemOf,
  useAddressParams,
  useProblemText,
  useTitle,
  useUser,
} from '@smachot/web-platform';
import { AddressText, Button, EmptyState, Page, SkeletonForm } from '@smachot/web-ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ResendVerification } from '../account/resend-verification';

type Outcome = { verified: AnswerOf<typeof verifyPartnerEmail> } | { problem: unknown };

/** One press of a link is one question, also when the page is drawn twice. */
const asked = new Map<string, Promise<Outcome>>();
const verify = (token: string): Promise<Outcome> => {
  const known = asked.get(token);
  if (known) return known;
  const asking = fetchCall(verifyPartnerEmail, { query: { token } }).then(
    (verified): Outcome => ({ verified }),
    (problem: unknown): Outcome => {
      asked.delete(token);
      return { problem };
    },
  );
  asked.set(token, asking);
  return asking;
};

/** The server's answer about the token; null until it is known. */
const useVerification = (token: string): Outcome | null => {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useEffect(() => {
    let here = true;
    void verify(token).then((found) => here && setOutcome(found));
    return () => {
      here = false;
    };
  }, [token]);
  return outcome;
};

/** /verify-email?token=… from the mail. */
export function VerifyEmailScreen() {
  const { t } = useTranslation('dashboard');
  const [search] = useAddressParams();
  const outcome = useVerification(search.get('token') ?? '');
  useTitle(t('verify.title'));
  return (
    <Page width="narrow">
      {!outcome ? (
        <div aria-busy="true">
          <h1>{t('verify.checking')}</h1>
          <SkeletonForm fields={1} />
        </div>
      ) : 'verified' in outcome ? (
        <Verified {...outcome.verified} />
      ) : (
        <Failed problem={outcome.problem} />
      )}
    </Page>
  );
}

function Verified({ email, partnerUsername }: AnswerOf<typeof verifyPartnerEmail>) {
  const { t } = useTranslation('dashboard');
  return (
    <EmptyState
      art="event-toast"
      heading="h1"
      title={t('verify.done')}
      text={
        <>
          {t('verify.doneText')} <AddressText address={email} />
        </>
      }
      action={
        <>
          <Button to="/">{t('verify.home')}</Button>
          <Button kind="ghost" to={`/dashboard/${partnerUsername}`}>
            {t('verify.toStore')}
          </Button>
        </>
      }
    />
  );
}

function Failed({ problem }: { problem: unknown }) {
  const { t } = useTranslation('dashboard');
  const words = useProblemText();
  const stores = useUser()?.assignedStores ?? [];
  // an address without a token, or with half of one, is a link that is not valid
  const failure = problemOf(problem);
  const text = failure.kind === 'answer' && failure.status !== 429 ? t('verify.failedText') : words(problem);
  return (
    <EmptyState
      art="empty-search"
      heading="h1"
      title={t('verify.failed')}
      text={text}
      action={
        <>
          {stores.map((name) => (
            <ResendVerification key={name} partner={name} named={stores.length > 1} />
          ))}
          {stores.length === 0 ? <p className="small">{t('verify.signInToResend')}</p> : null}
          <Button kind="ghost" to="/">
            {t('verify.home')}
          </Button>
        </>
      }
    />
  );
}
