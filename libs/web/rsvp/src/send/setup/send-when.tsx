import type { Invitation } from '@smachot/contracts';
import { ChipRow, DateField, Field, FilterChip } from '@smachot/web-ui';
import { now } from '@smachot/web-platform';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { instantOf } from '../../invitations/form/invitation-values';
import invitationsStyles from '../../invitations/invitations.module.css';
import type { SendAt } from '../send.flow';
import sendStyles from '../send.module.css';

type Props = {
  invitation: Pick<Invitation, 'date'>;
  sendAt: SendAt;
  onChange: (at: SendAt) => void;
};

const isAhead = (at: string, { date }: Props['invitation']): boolean => new Date(at) > now() && at < date;

/** Day and hour the host chose: an hour of sending once both are chosen and lie ahead, before the event. */
const useChosenTime = ({ invitation, onChange }: Props) => {
  const [day, setDay] = useState('');
  const [time, setTime] = useState('10:00');
  const ofChosen = (newDay: string, newTime: string): SendAt => {
    const at = instantOf(newDay, newTime);
    return at && isAhead(at, invitation) ? at : undefined;
  };
  const choose = (newDay = day, newTime = time) => {
    setDay(newDay);
    setTime(newTime);
    onChange(ofChosen(newDay, newTime));
  };
  return { day, time, choose, wrong: instantOf(day, time) !== undefined && !ofChosen(day, time) };
};

function DayAndHour({ day, time, choose, wrong }: ReturnType<typeof useChosenTime>) {
  const { t } = useTranslation('rsvp');
  return (
    <div className={invitationsStyles.formPair}>
      <DateField
        label={t('form.day')}
        value={day}
        error={wrong ? t('send.whenWrong') : undefined}
        onChange={(next) => choose(next)}
      />
      <Field
        ltr
        type="time"
        label={t('form.time')}
        value={time}
        hint={t('send.whenHint')}
        onChange={(event) => choose(undefined, event.target.value)}
      />
    </div>
  );
}

/** Now, or a time the host chooses before the event. */
export function SendWhen(props: Props) {
  const { t } = useTranslation('rsvp');
  const chosen = useChosenTime(props);
  const later = props.sendAt !== null;
  return (
    <div className={sendStyles.when}>
      <ChipRow label={t('send.when')}>
        <FilterChip on={!later} onClick={() => props.onChange(null)}>
          {t('send.whenNow')}
        </FilterChip>
        <FilterChip on={later} onClick={() => chosen.choose()}>
          {t('send.whenLater')}
        </FilterChip>
      </ChipRow>
      {later ? <DayAndHour {...chosen} /> : null}
    </div>
  );
}
