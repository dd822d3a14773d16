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

/** Now, or a time the host chooses before the event. The time is unset until both day and hour are chosen. */
export function SendWhen({ invitation, sendAt, onChange }: Props) {
  const { t } = useTranslation('rsvp');
  const [open, setOpen] = useState(sendAt !== null);
  const [day, setDay] = useState('');
  const [time, setTime] = useState('10:00');
  const choose = (newDay: string, newTime: string) => {
    setDay(newDay);
    setTime(newTime);
    const at = instantOf(newDay, newTime);
    onChange(at && isAhead(at) ? at : null);
  };
  const isAhead = (at: string) => new Date(at) > now() && at < invitation.date;
  const chosen = instantOf(day, time);
  const wrong = chosen !== undefined && !isAhead(chosen);
  return (
    <div className={sendStyles.when}>
      <ChipRow label={t('send.when')}>
        <FilterChip
          on={!open}
          onClick={() => {
            setOpen(false);
            onChange(null);
          }}
        >
          {t('send.whenNow')}
        </FilterChip>
        <FilterChip on={open} onClick={() => setOpen(true)}>
          {t('send.whenLater')}
        </FilterChip>
      </ChipRow>
      {open ? (
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
      ) : null}
    </div>
  );
}
