import { DAY_MS, HOUR_MS } from '@smachot/kernel';
import { now } from '@smachot/web-platform';
import { Badge, type Tone } from '@smachot/web-ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { timeLeft, type TimeLeft } from './time-left';

const EVERY_MS = 30_000;
/** From so many days on a delay is not said in hours. */
const IN_DAYS = 2;
const TONES: Record<TimeLeft['urgency'], Tone> = { hot: 'bad', mid: 'warn', calm: 'neutral' };

const useNow = (): Date => {
  const [at, setAt] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setAt(now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return at;
};

/** What is left of the 48 hours, or how long they are over. */
export function ClockBadge({ dueAt }: { dueAt: string }) {
  const { t } = useTranslation('admin');
  const { hours, overdue, urgency } = timeLeft(dueAt, useNow());
  const words = overdue ? 'late' : 'left';
  const days = overdue ? Math.floor((hours * HOUR_MS) / DAY_MS) : 0;
  const said = () => {
    if (hours === 0) return t(`bank.${words}Minutes`);
    if (days < IN_DAYS) return t(`bank.${words}`, { count: hours });
    return t(days > 10 ? 'bank.lateDaysMany' : 'bank.lateDays', { count: days });
  };
  return (
    <Badge tone={TONES[urgency]} icon={overdue ? 'alert' : 'clock'}>
      {said()}
    </Badge>
  );
}
