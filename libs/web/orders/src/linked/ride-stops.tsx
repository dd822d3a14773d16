import type { Order } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { useFormat } from '@smachot/web-platform';
import { useTranslation } from 'react-i18next';
import { useOrderRidesQuery } from './use-order-rides';
import panelStyles from './linked-panel.module.css';

/** How many ride from which stop, of the stops whose passengers the order counts. */
export function RideStops({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const { data } = useOrderRidesQuery({ params: { orderId: order.orderId } });
  if (!data || data.stops.length === 0) return null;
  const own = data.stops.filter(({ counted }) => counted);
  return (
    <section aria-labelledby="order-rides">
      <h3 id="order-rides">{t('linked.rideStops.title')}</h3>
      <ul className={panelStyles.stops}>
        {own.map(({ stopId, name, address, departsAt, there, back }) => (
          <li key={stopId}>
            <b>
              {isolate(departsAt)} {isolate(name)}
            </b>
            <span className="small muted">{isolate(address)}</span>
            <span>
              {t('linked.rideStops.counts', { there: format.number(there), back: format.number(back) })}
            </span>
          </li>
        ))}
      </ul>
      {data.all ? null : <p className="small muted">{t('linked.rideStops.some')}</p>}
      {data.withoutStop ? (
        <p className="small muted">{t('linked.rideStops.withoutStop', { count: data.withoutStop })}</p>
      ) : null}
    </section>
  );
}
