import type { ChangeRequest, Order } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { useFormat } from '@smachot/web-platform';
import { Badge, Button, Icon, LineChanges, Note, type ButtonKind, type IconName } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { WhenAndWhere } from '../linked/event-news';
import { type ChangeAct, moves } from './change-acts';
import { MenuChange } from './menu-change';
import { useChangeWords } from './use-change-words';
import eventNewsStyles from '../linked/event-news.module.css';
import linkedStyles from '../linked/linked.module.css';

const LOOK: Record<ChangeAct, { kind: ButtonKind; icon: IconName }> = {
  acceptChange: { kind: 'primary', icon: 'check' },
  refuseChange: { kind: 'line', icon: 'x' },
  withdrawChange: { kind: 'line', icon: 'undo' },
  change: { kind: 'soft', icon: 'cal' },
  changeMenu: { kind: 'soft', icon: 'edit' },
  changeLines: { kind: 'soft', icon: 'edit' },
};

type Props = { order: Order; acts: readonly ChangeAct[]; onAct: (act: ChangeAct) => void };

/** The business's calendar at the new start; the customer sees only its obstacles. */
function Calendar({ order, asked }: { order: Order; asked: ChangeRequest }) {
  const words = useChangeWords();
  const { calendar } = asked;
  if (!calendar) return null;
  const free = calendar.state === 'free' && !calendar.restDay;
  if (free && order.side === 'customer') return null;
  return (
    <Note tone={free ? 'ok' : 'warn'} icon="cal">
      {words.calendar(calendar, order.side)}
    </Note>
  );
}

/** A place is named only where the request changes it. */
const whenAndWhere = ({ from, to }: ChangeRequest, { datetime, location }: ChangeRequest['to']) => ({
  datetime,
  address: location && from.location?.address !== to.location?.address ? location.address : null,
});

/** The old terms beside the new ones, as far as the request changes them. */
function RequestedTerms({ asked }: { asked: ChangeRequest }) {
  const { t } = useTranslation('orders');
  const { from, to } = asked;
  const after = whenAndWhere(asked, to);
  return (
    <>
      {moves(asked) || after.address !== null ? (
        <dl className={eventNewsStyles.two}>
          <WhenAndWhere label={t('change.from')} at={whenAndWhere(asked, from)} />
          <WhenAndWhere label={t('change.to')} at={after} now />
        </dl>
      ) : null}
      {from.lines && to.lines ? <LineChanges before={from.lines} after={to.lines} /> : null}
      {from.menu && to.menu && !to.lines ? <MenuChange from={from.menu} to={to.menu} /> : null}
      {from.participants !== null && to.participants !== null ? (
        <p>
          {t('change.number', {
            from: t('participants', { count: from.participants }),
            to: t('participants', { count: to.participants }),
          })}
        </p>
      ) : null}
    </>
  );
}

/** What an open request would change beside its terms, and until when it can be answered. */
function Pending({ order, asked }: { order: Order; asked: ChangeRequest }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const words = useChangeWords();
  return (
    <>
      <p className="small">{words.difference(asked.difference)}</p>
      <Calendar order={order} asked={asked} />
      <p className="small muted">
        {t('change.until', { when: isolate(format.dateTime(asked.respondBy)) })}{' '}
        <Badge tone="primary" icon="clock">
          {format.relative(asked.respondBy)}
        </Badge>
      </p>
    </>
  );
}

function ActButtons({ acts, onAct }: Omit<Props, 'order'>) {
  const { t } = useTranslation('orders');
  return (
    <div className={linkedStyles.actions}>
      {acts.map((act) => (
        <Button key={act} {...LOOK[act]} onClick={() => onAct(act)}>
          {t(`change.do.${act}`)}
        </Button>
      ))}
    </div>
  );
}

/** A change request of either side, old terms beside new, with its outcome. */
export function ChangeBox({ order, acts, onAct }: Props) {
  const { t } = useTranslation('orders');
  const asked = order.changeRequest;
  if (!asked || asked.status === 'withdrawn') return null;
  // an answer is shown only while the order is approved
  if (asked.status !== 'open' && order.status !== 'approved') return null;
  const names = { store: isolate(order.store.businessName), customer: isolate(order.customer.firstName) };
  const open = asked.status === 'open';
  const own = asked.by === order.side ? 'own' : 'theirs';
  return (
    <section className={clsx('card', eventNewsStyles.news)} data-quiet={!open} aria-labelledby="order-change">
      <div className={eventNewsStyles.head}>
        <Icon name={open ? 'clock' : asked.status === 'accepted' ? 'check' : 'x'} size={24} />
        <h2 id="order-change">{t(`change.title.${asked.status}`)}</h2>
      </div>
      <p>{t(`change.said.${asked.status}.${own}.${order.side}`, names)}</p>
      <RequestedTerms asked={asked} />
      {open ? <Pending order={order} asked={asked} /> : null}
      {open && acts.length ? <ActButtons acts={acts} onAct={onAct} /> : null}
    </section>
  );
}
