import {
  type Attendance,
  type LinkedOrder,
  OBJECTION_DAYS,
  type ParticipantsPrice,
} from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { useFormat } from '@smachot/web-platform';
import { useTranslation } from 'react-i18next';
import { useLinkedWords } from '../linked/use-linked-words';
import styles from './attendance.module.css';

type Props = {
  linkedOrder: LinkedOrder;
  floor: Pick<ParticipantsPrice, 'participants' | 'price'> | null;
  /** Null before the proposal: its hour follows from the event. */
  countAt: Attendance['countAt'] | null;
};

/** What both sides agree to: the least, the count, a door nobody used, an objection, and when money moves. */
export function AttendanceTerms({ linkedOrder, floor, countAt }: Props) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const words = useLinkedWords();
  return (
    <ul className={styles.terms}>
      {floor ? (
        <li>
          {t('attendance.terms.floor', {
            participants: words.guests(floor.participants),
            price: isolate(format.shekels(floor.price)),
          })}
        </li>
      ) : null}
      <li>
        {countAt === null
          ? t('attendance.terms.count')
          : t('attendance.terms.countAt', { when: format.dateTime(countAt) })}
      </li>
      <li>{t('attendance.terms.noDoor', { when: words.until(linkedOrder) })}</li>
      <li>{t('attendance.terms.objection', { count: OBJECTION_DAYS })}</li>
      <li>{t('attendance.terms.money')}</li>
    </ul>
  );
}
