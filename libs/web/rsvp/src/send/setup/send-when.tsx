import type { Invitation } from '@smachot/contracts';
import { ChipRow, DateField, Field, FilterChip } from '@smachot/web-ui';
import { now } from '@smachot/web-platform';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { instantOf } from '../../invitations/form/invitation-values';
import invitationsStyles from '../../invitations/invitations.module.css';
import sendStyles from '../send.module.css';

type Props = {
  invitation: Pick<Invitation, 'date'>;
  sendAt: string | null;
  onChange: (at: string | null) => void;
};

const isAhead = (at: string, { date }: Props['invitation']): boolean => new Date(at) > now() && at < date;

/** Day and hour the host chose; the time is unset until both are chosen and lie before the event. */
const useChosenTime = ({ invitation, onChange }: Props) => {
  const [day, setDay] = useState('');
  const [time, setTime] = useState('10:00');
  const choose = (newDay: string, newTime: string) => {
    setDay(newDay);
    setTime(newTime);
    const at = instantOf(newDay, newTime);
    onChange(at && isAhead(at, invitation) ? at : null);
  };
  const chosen = instantOf(day, time);
  return { day, time, choose, wrong: chosen !== undefined && !isAhead(chosen, invitation) };
};

function DayAndHour({ day, time, choose, wrong }: ReturnType<typeof useChosenTime>) {
  const { t } = useTranslation('rsvp');
  return (
    <div className={invitationsStyles.formPair}>
      <DateField
        label={t('form.day')}
        value={day}
        error={wrong ? t('send.whenWrong') : undefined}
        onChange={(next) => choose(next, time)}
      />
      <Field
        ltr
        type="time"
        label={t('form.time')}
        value={time}
        hint={t('send.whenHint')}
        onChange={(event) => choose(day, event.target.value)}
      />
    </div>
  );
}

/** Now, or a time the host chooses before the event. */
export function SendWhen(props: Props) {
  const { t } = useTranslation('rsvp');
  const [open, setOpen] = useState(props.sendAt !== null);
  const chosen = useChosenTime(props);
  const sendNow = () => {
    setOpen(false);
    props.onChange(null);
  };
  return (
    <div className={sendStyles.when}>
      <ChipRow label={t('send.when')}>
        <FilterChip on={!open} onClick={sendNow}>
          {t('send.whenNow')}
        </FilterChip>
        <FilterChip on={open} onClick={() => setOpen(true)}>
          {t('send.whenLater')}
        </FilterChip>
      </ChipRow>
      {open ? <DayAndHour {...chosen} /> : null}
    </div>
  );
}
