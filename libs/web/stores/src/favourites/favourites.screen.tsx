import type { StoreCard as Card_ } from '@smachot/contracts';
import { signInAddress, useFavourites, useTitle, useUser } from '@smachot/web-platform';
import { Button, EmptyState, Note, Page, PageHead, QueryStatus, useSnackbar } from '@smachot/web-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BrowseSkeleton } from '../browse/browse-skeleton';
import { readSearch } from '../browse/browse-search';
import { StoreCard } from '../browse/store-card';
import { useFavouriteStoresInfiniteQuery, useStoreCardsQuery } from '../stores-api';
import browseStyles from '../browse/browse.module.css';
import favouritesStyles from './favourites.module.css';

/** A search without an event, so that each card shows its starting price. */
const NO_EVENT = readSearch(new URLSearchParams());
type Favourites = ReturnType<typeof useFavourites>;

/** A store that is no longer offered, until it is removed from the list. */
function Gone({ words, onRemove }: { words: string; onRemove: () => void }) {
  const { t } = useTranslation('stores');
  return (
    <Note icon="info">
      <div className={favouritesStyles.gone}>
        <span>{words}</span>
        <Button kind="ghost" onClick={onRemove}>
          {t('favourites.remove')}
        </Button>
      </div>
    </Note>
  );
}

function Cards({ stores, gone, more }: { stores: Card_[]; gone?: ReactNode; more?: ReactNode }) {
  const { t } = useTranslation('stores');
  const say = useSnackbar();
  return (
    <>
      {gone}
      {stores.length === 0 && !gone ? (
        <EmptyState
          art="empty-search"
          title={t('favourites.none')}
          text={t('favourites.noneText')}
          action={<Button to="/">{t('missing.toAll')}</Button>}
        />
      ) : (
        <>
          <h2 id="favourites-list" className="sr">
            {t('favourites.list')}
          </h2>
          <ul className={browseStyles.grid} aria-labelledby="favourites-list">
            {stores.map((store) => (
              <StoreCard
                key={store.partnerId}
                store={store}
                search={NO_EVENT}
                onLetGo={(undo) => say(t('favourites.removed', { name: store.businessName }), { undo })}
              />
            ))}
          </ul>
        </>
      )}
      {more}
    </>
  );
}

function OfAccount({ ids, change }: Favourites) {
  const { t } = useTranslation('stores');
  const query = useFavouriteStoresInfiniteQuery();
  if (!query.data) return <QueryStatus query={query} skeleton={<BrowseSkeleton />} />;
  const kept = query.data.pages
    .flatMap((page) => page.favourites)
    .filter(({ partnerId }) => ids.includes(partnerId));
  const gone = kept.filter(({ store }) => store === null);
  return (
    <Cards
      stores={kept.flatMap(({ store }) => store ?? [])}
      gone={
        gone.length === 0
          ? null
          : gone.map(({ partnerId, businessName }) => (
              <Gone
                key={partnerId}
                words={t('favourites.gone', { name: businessName })}
                onRemove={() => void change(partnerId, false)}
              />
            ))
      }
      more={
        query.hasNextPage ? (
          <div className={browseStyles.more}>
            <Button kind="line" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              {t('browse.more')}
            </Button>
          </div>
        ) : null
      }
    />
  );
}

function OfBrowser({ ids, change }: Favourites) {
  const { t } = useTranslation('stores');
  const query = useStoreCardsQuery({ query: { ids: ids.join(',') } }, { skip: ids.length === 0 });
  if (ids.length === 0) return <Cards stores={[]} />;
  // cached data may still include stores that were removed since
  if (!query.data) return <QueryStatus query={query} skeleton={<BrowseSkeleton />} />;
  const stores = query.data.stores.filter(({ partnerId }) => ids.includes(partnerId));
  const found = query.currentData?.stores.map(({ partnerId }) => partnerId);
  const gone = found ? ids.filter((id) => !found.includes(id)) : [];
  const removeGone = () => gone.forEach((id) => void change(id, false));
  return (
    <Cards
      stores={stores}
      gone={
        gone.length === 0 ? null : (
          <Gone words={t('favourites.goneCount', { count: gone.length })} onRemove={removeGone} />
        )
      }
    />
  );
}

/** /me/favourites: the favourite stores, in the account or, before sign-in, in this browser. */
export function FavouritesScreen() {
  const { t } = useTranslation('stores');
  const user = useUser();
  const favourites = useFavourites();
  useTitle(t('favourites.title'));
  return (
    <Page>
      <PageHead title={t('favourites.title')} />
      {user ? null : (
        <Note icon="heart">
          <div className={favouritesStyles.gone}>
            <span>{t('favourites.here')}</span>
            <Button kind="ghost" to={signInAddress('/me/favourites')}>
              {t('favourites.signIn')}
            </Button>
          </div>
        </Note>
      )}
      {!favourites.ready ? (
        <BrowseSkeleton />
      ) : user ? (
        <OfAccount {...favourites} />
      ) : (
        <OfBrowser {...favourites} />
      )}
    </Page>
  );
}
