import { useAddressParams, useTitle } from '@smachot/web-platform';
import { Page, PageHead, QueryStatus, SkeletonRows } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useThreadWithQuery } from './conversations-api';
import { FirstMessage } from './first-message';
import './texts';

/** …/messages/new?order= : to the other side of an order; where the two have a thread already, that one. */
export function StartScreen() {
  const { storeUsername } = useParams();
  const [params] = useAddressParams();
  const { t } = useTranslation('conversations');
  const order = params.get('order') ?? '';
  const query = useThreadWithQuery({ query: { order } }, { refetchOnMountOrArgChange: true });
  const base = storeUsername ? `/dashboard/${storeUsername}/messages` : '/me/messages';
  const name = query.data?.name ?? '';
  const title = name ? t('ask.aboutOrder', { name }) : t('title');
  useTitle(title);
  return (
    <Page width="narrow">
      <PageHead title={title} back={base} />
      {query.data ? (
        <FirstMessage
          draft={`order:${order}`}
          to={{ order }}
          label={t('write.label')}
          note={t(storeUsername ? 'ask.privateOfStore' : 'ask.private')}
          base={base}
          threadId={query.data.threadId}
        />
      ) : (
        <QueryStatus query={query} skeleton={<SkeletonRows count={3} />} />
      )}
    </Page>
  );
}
