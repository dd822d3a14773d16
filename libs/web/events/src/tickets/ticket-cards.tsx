import { groupedTicketCode, type OwnTickets, type Ticket } from '@smachot/contracts';
import { Card, IconButton } from '@smachot/web-ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './own-tickets.module.css';

function TicketCard({ of, ticket }: { of: OwnTickets; ticket: Ticket }) {
  const { t } = useTranslation('events');
  const { seat, code, qr } = ticket;
  const place = t('tickets.seat', { seat, of: of.participants });
  return (
    <Card component="li" className={styles.ticket}>
      <h2>{place}</h2>
      {of.ticketName ? (
        <p>
          <bdi>{of.ticketName}</bdi>
        </p>
      ) : null}
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={t('tickets.drawing', { place })}
      >
        <path d={qr.path} fill="#000" />
      </svg>
      <b dir="ltr" className={styles.code}>
        {groupedTicketCode(code)}
      </b>
      <p className="muted">
        <bdi>{of.fullName}</bdi>
      </p>
    </Card>
  );
}

/** The child whose middle is nearest to the middle of the list. */
const nearestOf = (list: HTMLElement): number => {
  const middleOf = (one: Element) => {
    const { left, width } = one.getBoundingClientRect();
    return left + width / 2;
  };
  const away = [...list.children].map((one) => Math.abs(middleOf(one) - middleOf(list)));
  return away.indexOf(Math.min(...away));
};

function Steps({ at, count, show }: { at: number; count: number; show: (index: number) => void }) {
  const { t } = useTranslation('events');
  return (
    <div className={styles.steps}>
      <span className={styles.before}>
        <IconButton icon="next" label={t('tickets.before')} disabled={at <= 0} onClick={() => show(at - 1)} />
      </span>
      <span aria-live="polite">{t('tickets.seat', { seat: at + 1, of: count })}</span>
      <IconButton
        icon="next"
        label={t('tickets.after')}
        disabled={at >= count - 1}
        onClick={() => show(at + 1)}
      />
    </div>
  );
}

/** A card for each seat: swiped, scrolled by the arrow keys, or moved by the buttons. */
export function TicketCards({ of }: { of: OwnTickets }) {
  const { t } = useTranslation('events');
  const list = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const { tickets } = of;
  const last = tickets.length - 1;
  const show = (index: number) =>
    list.current?.children[index]?.scrollIntoView({ inline: 'center', block: 'nearest' });
  return (
    <>
      <ul
        ref={list}
        className={styles.list}
        aria-label={t('tickets.title')}
        onScroll={({ currentTarget }) => setAt(nearestOf(currentTarget))}
        // a list that scrolls sideways is reached by the keyboard
        tabIndex={last > 0 ? 0 : undefined}
      >
        {tickets.map((ticket) => (
          <TicketCard key={ticket.ticketId} of={of} ticket={ticket} />
        ))}
      </ul>
      {last > 0 ? <Steps at={at} count={tickets.length} show={show} /> : null}
    </>
  );
}
