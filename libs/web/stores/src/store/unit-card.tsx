import type { Language, PricingUnit } from '@smachot/contracts';
import { AboutSum, useFormat } from '@smachot/web-platform';
import { unitWordsIn } from '@smachot/i18n';
import { Badge, Card, Icon, ShownIn, Words } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Rating } from '../cover/rating';
import { StoreCover } from '../cover/store-cover';
import type { EventInfo } from '../event-info/event-info';
import { useRefusalText } from '../price/refusal-text';
import { useMinimumWords } from '../price/price-terms';
import { CompareToggle } from '../compare/compare-toggle';
import { cardPrice, headcountOf, picturesOf } from '../price/unit-price';
import { ratingOfUnit, type Store } from './store';
import { suits } from './suiting';
import styles from './unit-card.module.css';

type Tags = ReturnType<typeof unitWordsIn>['tags'];
type UnitCardProps = { unit: PricingUnit; store: Store; event: EventInfo };

/** "80 to 400 guests", as far as there are limits. */
export function Headcount({ unit }: { unit: PricingUnit }) {
  const { t } = useTranslation('stores');
  const { min, max } = headcountOf(unit);
  const least = min !== null && min > 1 ? min : null;
  if (least === null && max === null) return null;
  const range = least !== null && max !== null;
  return (
    <span>
      <Icon name="users" size={18} />
      {range
        ? t('unit.between', { min: least, max })
        : max === null
          ? t('unit.from', { min: least })
          : t('unit.upTo', { max })}
    </span>
  );
}

/** The price for this event, or the starting price, or the reason why the unit is not available. */
export function UnitPrice({ unit, store, event }: UnitCardProps) {
  const { t } = useTranslation('stores');
  const format = useFormat();
  const refusal = useRefusalText();
  const price = cardPrice(unit, store, event);
  switch (price.kind) {
    case 'exact':
      return (
        <p>
          <strong>
            <bdi>{format.money(price.total)}</bdi>
          </strong>{' '}
          {t('card.allIn')} <AboutSum agorot={price.total} />
        </p>
      );
    case 'from':
      return (
        <p>
          {t('card.from')}{' '}
          <strong>
            <bdi>{format.money(price.least)}</bdi>
          </strong>{' '}
          <AboutSum agorot={price.least} />
        </p>
      );
    case 'proposal':
      return <p className={styles.words}>{t('card.byProposal')}</p>;
    default:
      return (
        <p className={styles.words}>
          <Badge tone="warn" icon="alert">
            {refusal(price.code, price.values)}
          </Badge>
        </p>
      );
  }
}

/** The number of guests, the minimum order and the first tags. */
function UnitFacts({ unit, tags }: { unit: PricingUnit; tags: Tags }) {
  const minimum = useMinimumWords()(unit);
  return (
    <p className={styles.facts}>
      <Headcount unit={unit} />
      {minimum ? (
        <span>
          <Icon name="receipt" size={18} />
          {minimum}
        </span>
      ) : null}
      {tags.texts.slice(0, 3).map((tag) => (
        <span key={tag}>
          <Words of={{ text: tag, language: tags.language }} />
        </span>
      ))}
    </p>
  );
}

/** A badge on a unit that suits the occasion of the event. */
function FitsOccasion({ unit, event }: Omit<UnitCardProps, 'store'>) {
  const { t } = useTranslation('stores');
  const occasion = suits(unit, event) ? event.celebrating : null;
  return occasion ? (
    <p>
      <Badge tone="ok" icon="sparkle">
        {t(`fits.${occasion}`)}
      </Badge>
    </p>
  ) : null;
}

/** One unit of a store, at the price for this event. */
export function UnitCard({ unit, store, event }: UnitCardProps) {
  const { i18n } = useTranslation('stores');
  const words = unitWordsIn(unit, i18n.language as Language);
  const rating = ratingOfUnit(store, unit.pricingUnitId);
  return (
    <Card component="li" pad="none" className={styles.card}>
      <StoreCover
        picture={picturesOf(unit)[0] ?? null}
        category={store.categories[0]}
        of={unit.pricingUnitId}
      />
      <div className={styles.content}>
        <h3>
          <Link to={`/partner/${encodeURIComponent(store.partnerUsername)}/${unit.pricingUnitId}`}>
            <Words of={words.name} />
          </Link>
        </h3>
        <p className="muted">
          <Words of={words.summary} />
        </p>
        <ShownIn languages={[words.name.language, words.summary.language]} />
        {rating && rating.ratingCount > 0 ? <Rating of={rating} /> : null}
        <FitsOccasion unit={unit} event={event} />
        <UnitFacts unit={unit} tags={words.tags} />
        <div className={styles.price}>
          <UnitPrice unit={unit} store={store} event={event} />
          <Icon name="next" />
        </div>
        <CompareToggle id={unit.pricingUnitId} name={words.name.text} />
      </div>
    </Card>
  );
}
