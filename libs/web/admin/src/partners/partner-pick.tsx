import { type AdminPartnerRecord, PICK_DAYS_MAX } from '@smachot/contracts';
import { addDays, isolate, wallTime } from '@smachot/kernel';
import { now, useFormat } from '@smachot/web-platform';
import { ActDialog, Button, DateField, useSnackbar } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActButton } from '../acts/act-button';
import { useSetStorePickMutation } from '../acts/acts-api';
import { Part } from '../lists/facts';
import styles from '../lists/lists.module.css';

type Props = { partner: AdminPartnerRecord };
const USUAL_DAYS = 30;

function PickDialog({ partner, onClose }: Props & { onClose: () => void }) {
  const { t } = useTranslation('admin');
  const say = useSnackbar();
  const [set] = useSetStorePickMutation();
  const today = wallTime(now()).day;
  const [until, choose] = useState(partner.pickedUntil ?? addDays(today, USUAL_DAYS));
  return (
    <ActDialog
      title={t('picks.ask', { store: isolate(partner.businessName) })}
      text={t('picks.askText')}
      confirm={t('picks.pick')}
      reasons={[t('picks.why.quality'), t('picks.why.season'), t('picks.why.new')]}
      send={(reason) => set({ params: { partner: partner.partnerId }, body: { until, reason } })}
      onDone={() => {
        onClose();
        say(t('picks.picked'));
      }}
      onClose={onClose}
    >
      <DateField
        label={t('picks.until')}
        value={until}
        min={today}
        max={addDays(today, PICK_DAYS_MAX)}
        onChange={choose}
      />
    </ActDialog>
  );
}

function TakeBack({ partner: { partnerId, businessName } }: Props) {
  const { t } = useTranslation('admin');
  const [set] = useSetStorePickMutation();
  return (
    <ActButton
      kind="line"
      title={t('picks.endAsk', { store: isolate(businessName) })}
      text={t('picks.endText')}
      confirm={t('picks.end')}
      done={t('picks.ended')}
      reasons={[t('picks.why.over'), t('picks.why.complaints')]}
      send={(reason) => set({ params: { partner: partnerId }, body: { until: null, reason } })}
    />
  );
}

/** Whether the store is one of our picks above results, and the acts that change it. */
export function PartnerPick({ partner }: Props) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const [asking, setAsking] = useState(false);
  const { pickedUntil } = partner;
  return (
    <Part
      title={t('picks.title')}
      action={
        <div className={styles.acts}>
          <Button kind="soft" icon="star" onClick={() => setAsking(true)}>
            {t('picks.pick')}
          </Button>
          {pickedUntil ? <TakeBack partner={partner} /> : null}
        </div>
      }
    >
      <p className={pickedUntil ? undefined : 'muted'}>
        {pickedUntil ? t('picks.now', { day: isolate(format.date(pickedUntil)) }) : t('picks.none')}
      </p>
      {asking ? <PickDialog partner={partner} onClose={() => setAsking(false)} /> : null}
    </Part>
  );
}
