import type { Newsletter } from '@smachot/contracts';
import { addDays, wallTime } from '@smachot/kernel';
import { now, useFormat, useProblemText } from '@smachot/web-platform';
import {
  Button,
  ChipRow,
  DateField,
  Dialog,
  FilterChip,
  Note,
  SelectField,
  useSnackbar,
} from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useScheduleNewsletterMutation } from '../newsletters-api';
import styles from '../newsletters.module.css';

/** Hours at which sending may begin; the server moves what falls on Shabbat and holidays. */
const HOURS = Array.from({ length: 12 }, (_, hour) => `${String(hour + 9).padStart(2, '0')}:00`);
const FURTHEST_DAYS = 90;
type Props = { newsletter: Newsletter; partner: string; onClose: () => void };

/** An hour on a day, in Israel. */
type Hour = { day: string; hour: string };

function HourFields({ value, onChange }: { value: Hour; onChange: (hour: Hour) => void }) {
  const { t } = useTranslation('newsletters');
  const today = wallTime(now()).day;
  return (
    <div className={styles.when}>
      <DateField
        label={t('send.day')}
        value={value.day}
        min={today}
        max={addDays(today, FURTHEST_DAYS)}
        onChange={(day) => onChange({ ...value, day })}
      />
      <SelectField
        label={t('send.hour')}
        options={HOURS.map((hour) => ({ value: hour, label: hour }))}
        value={value.hour}
        onChange={(event) => onChange({ ...value, hour: event.target.value })}
      />
    </div>
  );
}

/** Plans the sending; null: as soon as it is allowed. */
const useSchedule = ({ newsletter: { newsletterId, version }, partner, onClose }: Props) => {
  const { t } = useTranslation('newsletters');
  const say = useSnackbar();
  const format = useFormat();
  const [schedule, { isLoading: busy, error }] = useScheduleNewsletterMutation();
  const send = async (chosen: Hour | null) => {
    const sendAt = chosen && `${chosen.day} ${chosen.hour}`;
    const { data } = await schedule({ params: { partner, newsletterId }, body: { sendAt, version } });
    if (!data) return;
    say(t('planned', { when: format.dateTime(data.sendAt ?? data.changedAt) }));
    onClose();
  };
  return { send, busy, error };
};

/** Sends as soon as it is allowed, or at an hour that is chosen. */
export function SendDialog(props: Props) {
  const { t } = useTranslation('newsletters');
  const words = useProblemText();
  const [later, setLater] = useState(false);
  const [chosen, choose] = useState<Hour>({ day: addDays(wallTime(now()).day, 1), hour: '10:00' });
  const { send, busy, error } = useSchedule(props);
  const actions = (
    <>
      <Button icon="send" busy={busy} onClick={() => void send(later ? chosen : null)}>
        {t(later ? 'send.plan' : 'send.now')}
      </Button>
      <Button kind="ghost" onClick={props.onClose}>
        {t('send.stay')}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={props.onClose} title={t('send.title')} actions={actions}>
      <div className={styles.form}>
        <ChipRow label={t('send.when')}>
          {[false, true].map((one) => (
            <FilterChip key={String(one)} on={later === one} onClick={() => setLater(one)}>
              {t(one ? 'send.later' : 'send.soon')}
            </FilterChip>
          ))}
        </ChipRow>
        {later ? <HourFields value={chosen} onChange={choose} /> : null}
        <Note>{t('send.quiet')}</Note>
        {error ? <Note tone="bad">{words(error)}</Note> : null}
      </div>
    </Dialog>
  );
}
