import type { PricingUnit } from '@smachot/contracts';
import { useFormat } from '@smachot/web-platform';
import { Card, FoodMarks, Stepper } from '@smachot/web-ui';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventInfo } from '../event-info/event-info';
import styles from './unit.module.css';

const MOST = 100_000;
const USUAL = 50;

type SimpleProps = {
  unit: PricingUnit & { type: 'simple' };
  event: EventInfo;
  onParticipants: (participants: number) => void;
};

/** The pricing of a unit without a menu, and its number of participants. */
export function SimplePart({ unit, event, onParticipants }: SimpleProps) {
  const { t } = useTranslation('stores');
  const format = useFormat();
  const factor = unit.pricingFactor;
  const sum = (shekels: number) => <bdi>{format.shekels(shekels)}</bdi>;
  let how: ReactNode = null;
  if (factor.type === 'fixed')
    how = (
      <>
        {sum(factor.price)} · {t('simple.fixed', { count: factor.participants })}
      </>
    );
  if (factor.type === 'no_participants')
    how = (
      <>
        {sum(factor.price)} · {t('simple.noParticipants')}
      </>
    );
  if (factor.type === 'range')
    how = (
      <>
        {factor.basePrice > 0 ? <>{sum(factor.basePrice)} + </> : null}
        {sum(factor.pricePerParticipant)} {t('menu.aGuest')} · {t('unit.between', factor.participants)}
      </>
    );
  if (how === null) return null;
  const least = factor.type === 'range' ? factor.participants.min : 1;
  return (
    <Card component="section" className={styles.simple} aria-labelledby="un-simple">
      <h2 id="un-simple">{t('simple.title')}</h2>
      <p>{how}</p>
      <FoodMarks food={unit} />
      <div className={clsx('row', styles.simpleCount)}>
        <b className="grow">{t('event.who')}</b>
        <Stepper
          of={t('simple.guests')}
          value={event.participants ?? Math.max(least, Math.min(USUAL, MOST))}
          min={1}
          max={MOST}
          onChange={onParticipants}
        />
      </div>
      {event.participants === null ? <p className="small muted">{t('simple.guess')}</p> : null}
    </Card>
  );
}
