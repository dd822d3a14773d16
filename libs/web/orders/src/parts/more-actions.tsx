import { Icon, PhoneText, type IconName } from '@smachot/web-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from '../order/order.module.css';

type LabelProps = { icon: IconName; title: ReactNode; note?: ReactNode };

/** Icon and words of a further action on an order. */
function ActionLabel({ icon, title, note }: LabelProps) {
  return (
    <>
      <Icon name={icon} />
      <span className="grow">
        <b>{title}</b>
        {note ? <small>{note}</small> : null}
      </span>
    </>
  );
}

/** A further action on an order that happens on this page. */
export function ActionButton({
  busy,
  onClick,
  ...label
}: LabelProps & { busy?: boolean; onClick: () => void }) {
  return (
    <button type="button" className={styles.move} aria-busy={busy} disabled={busy} onClick={onClick}>
      <ActionLabel {...label} />
    </button>
  );
}

/** A further action on an order that leads to another page; `fromHere` resolves `to` against the path of this one. */
export function ActionLink({ to, fromHere, ...label }: LabelProps & { to: string; fromHere?: boolean }) {
  return (
    <Link className={styles.move} relative={fromHere ? 'path' : undefined} to={to}>
      <ActionLabel {...label} />
      <Icon name="next" />
    </Link>
  );
}

/** Calls the other side of an order. */
export function CallAction({ phone, name }: { phone: string; name: string }) {
  const { t } = useTranslation('orders');
  return (
    <a className={styles.move} href={`tel:${phone}`}>
      <ActionLabel
        icon="phone"
        title={
          <>
            {t('order.call')} <bdi>{name}</bdi>
          </>
        }
        note={<PhoneText phone={phone} />}
      />
    </a>
  );
}
