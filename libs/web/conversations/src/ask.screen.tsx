import { problemOf, useAddressParams, useSession, useTitle } from '@smachot/web-platform';
import { Button, Note, Page, PageHead, QueryStatus, SkeletonRows } from '@smachot/web-ui';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useAskedStoreQuery, useThreadWithQuery } from './conversations-api';
import { FirstMessage } from './first-message';
import './texts';

/** A business cannot ask itself: the way to the questions that it was asked. */
function OwnStore({ store }: { store: string }) {
  const { t } = useTranslation('conversations');
  return (
    <>
      <Note icon="info">{t('ask.own')}</Note>
      <Button kind="primary" icon="chat" to={`/dashboard/${store}/messages`}>
        {t('ask.ownMessages')}
      </Button>
    </>
  );
}

type QuestionProps = { store: string; unit: string | null } & Pick<
  ComponentProps<typeof FirstMessage>,
  'threadId'
>;

function Question({ store, unit, threadId }: QuestionProps) {
  const { t } = useTranslation('conversations');
  return (
    <FirstMessage
      draft={`ask:${store}`}
      to={{ store, ...(unit ? { pricingUnitId: unit } : {}) }}
      label={t('ask.label')}
      hint={t('ask.hint')}
      note={t('ask.private')}
      base="/me/messages"
      threadId={threadId}
    />
  );
}

/** /partner/{username}/ask : a question before ordering. `?unit=` names the unit it is about. */
export function AskScreen() {
  const { partnerUsername = '' } = useParams();
  const [params] = useAddressParams();
  const { t } = useTranslation('conversations');
  const { status } = useSession();
  const store = useAskedStoreQuery({ params: { partner: partnerUsername } });
  const signedIn = status === 'authorised';
  const there = useThreadWithQuery(
    { query: { store: partnerUsername } },
    { skip: !signedIn, refetchOnMountOrArgChange: true },
  );
  const name = there.data?.name ?? store.data?.businessName ?? '';
  useTitle(name ? t('ask.title', { name }) : t('title'));
  const own = there.isError && problemOf(there.error).code === 'thread.own_store';
  const waiting = signedIn ? !there.data && !own : !store.data;
  const unit = params.get('unit');
  return (
    <Page width="narrow">
      <PageHead
        title={name ? t('ask.title', { name }) : t('title')}
        back={`/partner/${partnerUsername}${unit ? `/${unit}` : ''}`}
      />
      {own ? (
        <OwnStore store={partnerUsername} />
      ) : waiting || status === 'checking' ? (
        <QueryStatus query={signedIn ? there : store} skeleton={<SkeletonRows count={3} />} />
      ) : (
        // The draft belongs to the current person.
        <Question key={status} store={partnerUsername} unit={unit} threadId={there.data?.threadId} />
      )}
    </Page>
  );
}
