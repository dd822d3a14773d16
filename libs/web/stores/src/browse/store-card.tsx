import type { Language, StoreCard as Card_ } from '@smachot/contracts';
import { contentText, type ContentText } from '@smachot/i18n';
import { AboutSum, useFormat } from '@smachot/web-platform';
import { Badge, Card, Paragraph, useCategoryNames, Words } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Heart } from '../favourites/heart';
import { Rating } from '../cover/rating';
import { StoreCover } from '../cover/store-cover';
import type { BrowseSearch } from './browse-search';
import browseStyles from './browse.module.css';
import styles from './store-card.module.css';

/** The unit's name in the reader's language, or in the original one. */
const unitNameOf = (
  { pricingUnitName, language, translations }: NonNullable<Card_['price']>,
  wanted: Language,
): ContentText => {
  const name = translations?.[wanted];
  const translated = name ? { [wanted]: { name } } : undefined;
  return contentText({ name: pricingUnitName, translations: translated }, 'name', wanted, language);
};

/** A place above the results: paid for, or our own choice. */
export type CardPlace = 'paid' | 'pick';
type CardProps = {
  store: Card_;
  search: BrowseSearch;
  marked?: boolean;
  /** Above the results: it stands in the page a second time. */
  place?: CardPlace;
  /** Called after the store was removed from the favourites. */
  onLetGo?: (undo: () => void) => void;
};

/** Why a price is only a starting one: what the search does not say yet, or that nothing of the store suits the occasion. */
const missingOf = ({ isMobile, price }: Card_, search: BrowseSearch) => {
  const { celebrating, datetime, location, participants } = search;
  if (price?.exact !== false || !(celebrating || datetime || location || participants)) return null;
  if (price.suits === false) return 'occasion';
  if (participants === null) return 'participants';
  return isMobile && !location?.geocode ? 'place' : 'datetime';
};

/** The total price for exactly that number, or the starting price and what is missing. */
function Price({ store, search }: CardProps) {
  const { price } = store;
  const { participants } = search;
  const missing = missingOf(store, search);
  const { t, i18n } = useTranslation('stores');
  const format = useFormat();
  if (price === null)
    return (
      <p className={styles.price}>
        <strong className={styles.ask}>{t('card.byProposal')}</strong>
        <small>{t('card.byProposalText')}</small>
      </p>
    );
  const amount = (
    <strong>
      <bdi>{format.shekels(price.amount)}</bdi>
    </strong>
  );
  return (
    <p className={styles.price}>
      <span>
        {price.exact ? null : `${t('card.from')} `}
        {amount}
        {price.exact ? ` ${t('card.allIn')}` : null} <AboutSum agorot={Math.round(price.amount * 100)} />
      </span>
      <small className="ell">
        <Words of={unitNameOf(price, i18n.language as Language)} />
        {price.exact && participants
          ? ` · ${price.delivery > 0 ? t('card.withDelivery', { sum: format.shekels(price.delivery) }) : t('card.perGuest', { sum: format.shekels(Math.round(price.amount / participants)) })}`
          : null}
      </small>
      {missing ? <small>{t(`card.missing.${missing}`)}</small> : null}
    </p>
  );
}

function Facts({ store, search }: CardProps) {
  const { t } = useTranslation('stores');
  const format = useFormat();
  const { celebrating, datetime, location } = search;
  return (
    <p className={clsx('row wrap', styles.facts)}>
      {celebrating && celebrating !== 'other' && store.occasions?.includes(celebrating) ? (
        <Badge tone="ok" icon="sparkle">
          {t(`fits.${celebrating}`)}
        </Badge>
      ) : null}
      {datetime ? (
        <Badge tone="ok" icon="check">
          {t('card.free', { day: format.date(datetime).replace(/\.\d{4}$|\/\d{4}$/, '') })}
        </Badge>
      ) : null}
      {store.isMobile ? (
        <Badge icon="truck">{location?.geocode ? t('card.comesToYou') : t('card.mobile')}</Badge>
      ) : (
        <Badge icon="pin">
          <bdi>{store.businessCity}</bdi>
          {store.km === null ? null : <> · {t('card.km', { km: format.number(Math.round(store.km)) })}</>}
        </Badge>
      )}
    </p>
  );
}

function PlaceLabel({ place }: { place: CardPlace }) {
  const { t } = useTranslation('stores');
  return (
    <span className={styles.label}>
      <Badge icon={place === 'paid' ? 'info' : 'star'}>{t(`featured.${place}.label`)}</Badge>
    </span>
  );
}

export function StoreCard({ store, search, marked, place, onLetGo }: CardProps) {
  const { i18n } = useTranslation('stores');
  const categories = useCategoryNames();
  const description = contentText(store, 'description', i18n.language as Language, store.language);
  return (
    <Card
      component="li"
      pad="none"
      className={browseStyles.card}
      data-marked={marked || undefined}
      id={place ? undefined : `store-${store.partnerUsername}`}
    >
      <StoreCover
        picture={store.coverPhoto}
        category={store.categories[0]}
        of={store.partnerUsername}
        className={styles.cover}
      />
      <div className={browseStyles.cardContent}>
        <div className={clsx('row', styles.head)}>
          <h3 className="grow">
            <Link to={`/partner/${encodeURIComponent(store.partnerUsername)}`}>
              <bdi>{store.businessName}</bdi>
            </Link>
          </h3>
          {place ? <PlaceLabel place={place} /> : null}
          <Rating of={store.ratingMetrics} />
        </div>
        {description.text ? (
          <Paragraph of={description} className={clsx('muted small ell', styles.own)} />
        ) : (
          <p className={clsx('muted small ell', styles.own)}>{categories.all(store.categories)}</p>
        )}
        <Facts store={store} search={search} />
        <Price store={store} search={search} />
      </div>
      <Heart id={store.partnerId} name={store.businessName} {...(onLetGo ? { onLetGo } : {})} />
    </Card>
  );
}
