import { addDays, wallTime } from '@smachot/kernel';
import { now, useAddressParams, useTitle } from '@smachot/web-platform';
import {
  Button,
  ChipRow,
  DateField,
  EmptyState,
  FilterChip,
  Page,
  PageHead,
  QueryStatus,
  SkeletonForm,
} from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useLiveOrders } from '../parts/use-live-orders';
import { AsOf } from './as-of';
import { DaysSheet } from './days-sheet';
import { KITCHEN_VIEWS, type KitchenView, spanOfAddress, viewOfAddress } from './kitchen-days';
import { canStayAwake, useAwake } from './use-awake';
import { useKitchenDays } from './use-kitchen-days';
import ordersStyles from '../orders.module.css';
import './texts';

type Span = { from: string; to: string };

/** Choice of the first and the last day; both are in the address. */
function Choose({ span, today, onChoose }: { span: Span; today: string; onChoose: (span: Span) => void }) {
  const { t } = useTranslation('production');
  const usual = [
    { name: t('today'), from: today, to: today },
    { name: t('tomorrow'), from: addDays(today, 1), to: addDays(today, 1) },
    { name: t('week'), from: today, to: addDays(today, 6) },
  ];
  return (
    <div className="ui-flow">
      <ChipRow label={t('days')}>
        {usual.map(({ name, from, to }) => (
          <FilterChip
            key={name}
            on={from === span.from && to === span.to}
            onClick={() => onChoose({ from, to })}
          >
            {name}
          </FilterChip>
        ))}
      </ChipRow>
      <div className={ordersStyles.pair}>
        <DateField
          label={t('from')}
          value={span.from}
          onChange={(from) => (from ? onChoose({ from, to: span.to < from ? from : span.to }) : undefined)}
        />
        <DateField
          label={t('to')}
          value={span.to}
          min={span.from}
          onChange={(to) => (to ? onChoose({ from: span.from, to }) : undefined)}
        />
      </div>
    </div>
  );
}

/** How the work is listed. */
function ChooseView({ view, onChoose }: { view: KitchenView; onChoose: (view: KitchenView) => void }) {
  const { t } = useTranslation('production');
  return (
    <ChipRow label={t('view.label')}>
      {KITCHEN_VIEWS.map((one) => (
        <FilterChip key={one} on={one === view} onClick={() => onChoose(one)}>
          {t(`view.${one}`)}
        </FilterChip>
      ))}
    </ChipRow>
  );
}

/** For the paper, and for a phone that stands in the kitchen: large, and without going dark. */
function Actions({ large, onLarge }: { large: boolean; onLarge: (large: boolean) => void }) {
  const { t } = useTranslation('orders');
  const grow = canStayAwake() ? t('kitchen.largeAwake') : t('kitchen.large');
  return (
    <>
      <Button kind="soft" onClick={() => onLarge(!large)}>
        {large ? t('kitchen.usual') : grow}
      </Button>
      <Button icon="file" onClick={() => window.print()}>
        {t('kitchen.print')}
      </Button>
    </>
  );
}

/** The days, the view and its size stand in the address. */
const useAddress = () => {
  const [address, setAddress] = useAddressParams();
  const today = wallTime(now()).day;
  const span = spanOfAddress(address.get('from') ?? '', address.get('to') ?? '', today);
  const change = (changed: Record<string, string>) =>
    setAddress((before) => ({ ...Object.fromEntries(before), ...changed }), { replace: true });
  return {
    today,
    span,
    view: viewOfAddress(address.get('by')),
    large: address.get('large') === '1',
    change,
    /** Names the days too: a party that goes on past midnight keeps its sheet. */
    showLarge: (large: boolean) => change(large ? { ...span, large: '1' } : { large: '0' }),
  };
};

/**
 * /dashboard/{storeUsername}/orders/kitchen?from=&to=&by=&large= : dishes and purchases of all orders on these days, or these hour after hour, or
 * event after event. No prices, no phones.
 */
export function KitchenDaysScreen() {
  const { t } = useTranslation('orders');
  const { t: kitchen } = useTranslation('production');
  const { storeUsername = '' } = useParams();
  const { today, span, view, large, change, showLarge } = useAddress();
  useTitle(kitchen('title'));
  useLiveOrders();
  const { query, days, asOf } = useKitchenDays(storeUsername, span);
  const base = `/dashboard/${storeUsername}/orders`;
  const empty = days && days.orders.length + days.bookings.length === 0;
  const shown = days && !empty;
  const awake = useAwake(large && Boolean(shown));
  return (
    <Page>
      <PageHead
        title={kitchen('title')}
        back={base}
        actions={shown ? <Actions large={large} onLarge={showLarge} /> : null}
      />
      {large ? null : <Choose span={span} today={today} onChoose={change} />}
      {shown ? <ChooseView view={view} onChoose={(by) => change({ by })} /> : null}
      <AsOf at={asOf} />
      {large ? (
        <p role="status" className="muted small">
          {awake ? t('kitchen.awake') : ''}
        </p>
      ) : null}
      {!days ? (
        <QueryStatus query={query} skeleton={<SkeletonForm fields={5} />} />
      ) : empty ? (
        <EmptyState art="empty-orders" title={kitchen('empty')} text={kitchen('emptyText')} />
      ) : (
        <DaysSheet store={storeUsername} base={base} span={span} days={days} view={view} large={large} />
      )}
    </Page>
  );
}
