import { now } from '@smachot/web-platform';
import { Badge, type Tone } from '@smachot/web-ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { timeLeft, type TimeLeft } from './time-left';

const EVERY_MS = 30_000;
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
  return (
    <Badge tone={TONES[urgency]} icon={overdue ? 'alert' : 'clock'}>
      {hours === 0 ? t(`bank.${words}Minutes`) : t(`bank.${words}`, { count: hours })}
    </Badge>
  );
}
