import { AboutSum, useAddress, useFormat } from '@smachot/web-platform';
import { Button, Card, Icon, Note, useDockHeight, useKnownWide, useLive } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventInfo } from '../event-info/event-info';
import { Counted } from './counted';
import { PriceLines } from './price-lines';
import type { UnitPrice } from './use-unit-price';
import styles from './price-panel.module.css';

type PanelProps = { price: UnitPrice; event: EventInfo; place: string | null };

function Hints({ price: { hint, corrected, problem } }: PanelProps) {
  const { t } = useTranslation('stores');
  return (
    <div role="status">
      {hint ? (
        <p className={styles.hint}>
          <Icon name="info" size={18} />
          {hint}
        </p>
      ) : null}
      {corrected ? <Note tone="warn">{t('order.corrected')}</Note> : null}
      {problem ? <Note tone="bad">{problem}</Note> : null}
    </div>
  );
}

function OrderButton({ price, block }: { price: UnitPrice; block?: boolean }) {
  const { t } = useTranslation('stores');
  return (
    <Button kind="accent" size="large" block={block ?? false} busy={price.busy} onClick={price.press}>
      {t('order.go')}
    </Button>
  );
}

function Least({ least }: { least: number | null }) {
  const { t } = useTranslation('stores');
  const format = useFormat();
  return least === null ? null : (
    <p className={styles.least}>
      {t('card.from')}{' '}
      <strong>
        <bdi>{format.money(least)}</bdi>
      </strong>{' '}
      <AboutSum agorot={least} />
    </p>
  );
}

function Beside(props: PanelProps) {
  const { price, event, place } = props;
  const { t } = useTranslation('stores');
  const format = useFormat();
  const title = useId();
  const live = useLive();
  const { sum } = price;
  return (
    <Card component="aside" className={clsx(styles.side, 'only-wide')} aria-labelledby={title}>
      <h2 id={title}>{t('order.price')}</h2>
      {sum ? (
        <>
          {event.participants && price.allIn ? (
            <p className="small muted">
              {t('order.perGuest', {
                sum: format.money(Math.round(sum.total / event.participants / 100) * 100),
              })}
            </p>
          ) : null}
          <span className="sr" aria-live={live}>
            {format.money(sum.total)}
          </span>
          <PriceLines lines={sum.lines} total={sum.total} place={place} />
        </>
      ) : (
        <Least least={price.least} />
      )}
      <Hints {...props} />
      <OrderButton block price={price} />
      <p className={clsx(styles.lock, 'small muted')}>
        <Icon name="lock" size={18} />
        <span>{t('order.later')}</span>
      </p>
    </Card>
  );
}

/** A bar at the bottom edge, in reach of the thumb; the lines open above it. */
function Bar(props: PanelProps) {
  const { price, place } = props;
  const { t } = useTranslation('stores');
  const [open, setOpen] = useAddress<'yes' | ''>('why', '');
  const lines = useId();
  const bar = useDockHeight<HTMLElement>();
  const { sum } = price;
  return (
    <section ref={bar} className={clsx(styles.bar, 'only-phone')} data-dock aria-label={t('order.price')}>
      <Hints {...props} />
      {sum && open ? (
        <div id={lines} className={styles.barLines}>
          <PriceLines lines={sum.lines} total={sum.total} place={place} />
        </div>
      ) : null}
      <div className={styles.barText}>
        {sum ? (
          <button
            type="button"
            className="grow"
            aria-expanded={open === 'yes'}
            aria-controls={open ? lines : undefined}
            onClick={() => setOpen(open ? null : 'yes')}
          >
            <Counted agorot={sum.total} className={styles.totalLine} /> <AboutSum agorot={sum.total} />
            <span className={styles.why}>
              {t('order.lines')} <Icon name={open ? 'down' : 'up'} size={18} />
            </span>
          </button>
        ) : (
          <div className="grow">
            <Least least={price.least} />
          </div>
        )}
        <OrderButton price={price} />
      </div>
    </section>
  );
}

/** The sum, its explanation, and the button onward: beside the menu, or at the bottom edge. */
export function PricePanel(props: PanelProps) {
  const wide = useKnownWide(905);
  return (
    <>
      {wide === false ? null : <Beside {...props} />}
      {wide === true ? null : <Bar {...props} />}
    </>
  );
}
