import type { Language, PricingUnitId } from '@smachot/contracts';
import { unitWordsIn } from '@smachot/i18n';
import { Button, IconButton, Words } from '@smachot/web-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { StoreCover } from '../cover/store-cover';
import type { Ask, EventInfo } from '../event-info/event-info';
import { picturesOf } from '../price/unit-price';
import { PolicySteps } from '../store/terms/policy-steps';
import { useNotice } from '../store/use-notice';
import { AllergensFact, DayFact, HeadcountFact, KashrutFact, PriceFact } from './facts';
import { Included } from './included';
import type { Compared } from './use-compared';
import styles from './compare.module.css';

type Props = {
  units: readonly Compared[];
  event: EventInfo;
  onAsk: (ask: Ask) => void;
  onRemove: (id: PricingUnitId) => void;
};

const pageOf = ({ unit, store }: Compared) =>
  `/partner/${encodeURIComponent(store.partnerUsername)}/${unit.pricingUnitId}`;

function ColumnHead({ of, onRemove }: { of: Compared; onRemove: (id: PricingUnitId) => void }) {
  const { t, i18n } = useTranslation('stores');
  const { unit, store } = of;
  const { name } = unitWordsIn(unit, i18n.language as Language);
  return (
    <div className={styles.head}>
      <StoreCover
        picture={picturesOf(unit)[0] ?? null}
        category={store.categories[0]}
        of={unit.pricingUnitId}
        className={styles.cover}
      />
      <Link to={pageOf(of)}>
        <Words of={name} />
      </Link>
      <Link className={styles.store} to={`/partner/${encodeURIComponent(store.partnerUsername)}`}>
        <bdi>{store.businessName}</bdi>
      </Link>
      <IconButton icon="x" label={t('compare.remove', { name: name.text })} onClick={() => onRemove(of.id)} />
    </div>
  );
}

type Row = { key: string; name: string; cell: (of: Compared) => ReactNode };

const useRows = ({ event, onAsk }: Pick<Props, 'event' | 'onAsk'>): Row[] => {
  const { t } = useTranslation('stores');
  const notice = useNotice();
  const given = { event, onAsk };
  return [
    {
      key: 'price',
      name: event.participants
        ? t('compare.rows.priceFor', { count: event.participants })
        : t('compare.rows.price'),
      cell: (of) => <PriceFact of={of} {...given} />,
    },
    { key: 'day', name: t('compare.rows.day'), cell: (of) => <DayFact of={of} {...given} /> },
    { key: 'included', name: t('compare.rows.included'), cell: ({ unit }) => <Included unit={unit} /> },
    { key: 'kashrut', name: t('compare.rows.kashrut'), cell: (of) => <KashrutFact of={of} {...given} /> },
    {
      key: 'allergens',
      name: t('compare.rows.allergens'),
      cell: (of) => <AllergensFact of={of} {...given} />,
    },
    { key: 'heads', name: t('compare.rows.heads'), cell: (of) => <HeadcountFact of={of} {...given} /> },
    {
      key: 'hours',
      name: t('compare.rows.hours'),
      cell: ({ unit }) => t('unit.hours', { count: unit.durationHours }),
    },
    {
      key: 'notice',
      name: t('compare.rows.notice'),
      cell: ({ store: { shortestNotice: hours } }) => (hours > 0 ? notice(hours) : t('compare.noNotice')),
    },
    {
      key: 'cancel',
      name: t('cancel.title'),
      cell: ({ store }) => <PolicySteps policy={store.cancellationPolicy} />,
    },
  ];
};

function FactRow({ row: { name, cell }, units }: Pick<Props, 'units'> & { row: Row }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {units.map((of) => (
        <td key={of.id}>{cell(of)}</td>
      ))}
    </tr>
  );
}

/** Links to the pages of the units, under their facts. */
function LinksRow({ units }: Pick<Props, 'units'>) {
  const { t } = useTranslation('stores');
  return (
    <tr>
      <td />
      {units.map((of) => (
        <td key={of.id}>
          <Button kind="soft" block to={pageOf(of)}>
            {t('compare.toUnit')}
          </Button>
        </td>
      ))}
    </tr>
  );
}

/** Units side by side, one fact in each row; it scrolls sideways under its first column where it is too wide. */
export function CompareTable({ units, event, onAsk, onRemove }: Props) {
  const { t } = useTranslation('stores');
  const rows = useRows({ event, onAsk });
  return (
    // focusable, so that the arrow keys can scroll it
    <div className={styles.scroll} role="region" aria-label={t('compare.title')} tabIndex={0}>
      <table className={styles.compare}>
        <caption className="sr">{t('compare.caption')}</caption>
        <thead>
          <tr>
            <td />
            {units.map((of) => (
              <th key={of.id} scope="col">
                <ColumnHead of={of} onRemove={onRemove} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <FactRow key={row.key} row={row} units={units} />
          ))}
          <LinksRow units={units} />
        </tbody>
      </table>
    </div>
  );
}
