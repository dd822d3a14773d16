import { isolate, isolateLtr } from '@smachot/kernel';
import { useFormat } from '@smachot/web-platform';
import { Button, CheckField, Icon, LegalLinks } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { reached, type SendPreview } from '../send.flow';
import styles from './send-foot.module.css';

function PriceLine({ preview }: { preview: SendPreview }) {
  const { t } = useTranslation('rsvp');
  const format = useFormat();
  const sum = (shekels: number) => isolate(format.shekels(shekels));
  const { price, card } = preview;
  return (
    <p className={styles.price}>
      <Icon name="wallet" />
      <span>
        <b>{t('send.pricePerResponse', { sum: sum(price.perResponse) })}</b>{' '}
        {price.atMost === 0
          ? t('send.priceWhen')
          : card
            ? t('send.priceAtMostCard', { sum: sum(price.atMost), card: isolateLtr(card.lastFourDigits) })
            : t('send.priceAtMost', { sum: sum(price.atMost) })}{' '}
        {t('send.sendingIsFree')}
      </span>
    </p>
  );
}

type Props = {
  preview: SendPreview;
  waiting: number;
  busy: boolean;
  held: boolean;
  hourMissing: boolean;
  onSend: () => void;
};

/** The price before the act, and the act. */
export function SendFoot({ preview, waiting, busy, held, hourMissing, onSend }: Props) {
  const { t } = useTranslation('rsvp');
  const count = reached(preview);
  const act = () => {
    if (count + waiting === 0) return t('send.nobodyToSend');
    if (hourMissing) return t('send.whenMissing');
    const isLater = held || (count > 0 && preview.sendable.length === 0);
    return t(isLater ? 'send.schedule' : 'send.confirm', { count: count || waiting });
  };
  return (
    <div className={styles.foot}>
      <PriceLine preview={preview} />
      <Button
        kind="accent"
        size="large"
        icon="send"
        busy={busy}
        disabled={count === 0 || hourMissing}
        onClick={onSend}
      >
        {act()}
      </Button>
    </div>
  );
}

/** Shown until consent was given once: only guests who agreed may get messages. */
export function ConsentField({
  consent,
  onChange,
}: {
  consent: boolean;
  onChange: (given: boolean) => void;
}) {
  const { t } = useTranslation('rsvp');
  return (
    <>
      <CheckField
        label={t('send.consent')}
        hint={t('send.consentWhy')}
        checked={consent}
        onChange={(event) => onChange(event.target.checked)}
      />
      <LegalLinks pages={['terms', 'privacy']} />
    </>
  );
}
