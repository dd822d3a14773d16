import type { Attendance, LinkedOrder, Order, ParticipantsPrice } from '@smachot/contracts';
import { isolate, isolateLtr } from '@smachot/kernel';
import { useFormat, useUntil } from '@smachot/web-platform';
import { Button, type ButtonKind, Note } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLinkedWords } from '../linked/use-linked-words';
import ordersStyles from '../orders.module.css';
import linkedStyles from '../linked/linked.module.css';
import { useMinute } from '../parts/use-minute';
import { type AttendanceAct, attendanceActsOf, isOver } from './attendance-acts';
import { AttendanceDialog } from './attendance.dialog';
import styles from './attendance.module.css';

const KIND: Record<AttendanceAct, ButtonKind> = {
  propose: 'soft',
  accept: 'primary',
  refuse: 'line',
  withdraw: 'ghost',
  object: 'line',
  concede: 'primary',
  drop: 'soft',
};

type Props = { order: Order; linkedOrder: LinkedOrder };

/** A sentence about where the agreement stands, for this side. */
const useSentence = ({ order, linkedOrder }: Props): string => {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const untilWords = useUntil();
  const words = useLinkedWords();
  const { attendance } = linkedOrder;
  const store = isolate(order.store.businessName);
  const other = order.side === 'customer' ? store : isolate(order.customer.firstName);
  if (!attendance || isOver(attendance))
    return t(attendance && attendance.status !== 'ended' ? 'attendance.is.over' : 'attendance.is.none');
  const { status, by, floorPercent, countAt, until, claimed, decidedBy, arrived } = attendance;
  const percent = isolateLtr(`${floorPercent}%`);
  const untilWhen = until === null ? '' : untilWords(until);
  switch (status) {
    case 'proposed':
      return t(by === order.side ? 'attendance.is.asked' : 'attendance.is.askedOfYou', { other, percent });
    case 'accepted':
      return t('attendance.is.agreed', { percent, when: format.dateTime(countAt) });
    case 'fixed':
      return t('attendance.is.fixed', { when: format.dateTime(countAt) });
    case 'counted':
      return t(`attendance.is.counted.${order.side}`, { store, when: untilWhen, count: arrived ?? 0 });
    case 'objected':
      return t(`attendance.is.objected.${order.side}`, {
        store,
        participants: words.guests(claimed?.participants ?? 0),
        when: untilWhen,
      });
    default:
      return t(`attendance.decided.${decidedBy ?? 'door'}`, { count: arrived ?? 0 });
  }
};

/** The numbers that are on the table, each with its sum. */
function Sums({ attendance }: { attendance: Attendance }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const words = useLinkedWords();
  const { status, floor, fixed, arrivedNow, counted, claimed } = attendance;
  const open = status !== 'settled';
  const rows: ['floor' | 'fixed' | 'counted' | 'claimed', ParticipantsPrice | null][] = [
    ['floor', open ? floor : null],
    ['fixed', fixed],
    ['counted', counted],
    ['claimed', claimed],
  ];
  return (
    <dl className={ordersStyles.sums}>
      {arrivedNow === null ? null : (
        <>
          <dt>{t('attendance.arrivedNow')}</dt>
          <dd aria-live="polite">{format.number(arrivedNow)}</dd>
        </>
      )}
      {rows.map(([name, sum]) =>
        sum ? (
          <div key={name} className={styles.row}>
            <dt>
              {t(`attendance.sums.${name}`)}
              <small>{words.guests(sum.participants)}</small>
            </dt>
            <dd>
              {words.shekels(sum.price)}
              <small>{words.difference(sum)}</small>
            </dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

/** Settling by who arrives: an offer, an agreement, the arrivals, an objection, and what decided. */
export function AttendanceBox({ order, linkedOrder }: Props) {
  const { t } = useTranslation('orders');
  const at = useMinute();
  const [act, open] = useState<AttendanceAct | null>(null);
  const sentence = useSentence({ order, linkedOrder });
  const { attendance } = linkedOrder;
  const acts = attendanceActsOf(order, linkedOrder, at);
  if (isOver(attendance) && acts.length === 0) return null;
  return (
    <section className={styles.box} aria-labelledby="order-attendance">
      <h3 id="order-attendance">{t('attendance.title')}</h3>
      <p role={attendance && acts.length > 0 ? 'status' : undefined}>{sentence}</p>
      {attendance && !isOver(attendance) ? <Sums attendance={attendance} /> : null}
      {attendance?.status === 'objected' && attendance.reason ? (
        <Note tone="warn">{isolate(attendance.reason)}</Note>
      ) : null}
      {acts.length > 0 ? (
        <div className={linkedStyles.actions}>
          {acts.map((one) => (
            <Button key={one} kind={KIND[one]} onClick={() => open(one)}>
              {t(`attendance.do.${one}`)}
            </Button>
          ))}
        </div>
      ) : null}
      {act ? (
        <AttendanceDialog order={order} linkedOrder={linkedOrder} act={act} onClose={() => open(null)} />
      ) : null}
    </section>
  );
}
