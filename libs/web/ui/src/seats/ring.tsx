import { useLive } from '../feedback/use-live';
import { Count } from '../text/count';
import { ringArcs } from './ring-arcs';

export type Seat = 'attending' | 'waiting' | 'unsent' | 'declined';
type Seats = Record<Seat, number>;

const SEATS: readonly Seat[] = ['attending', 'waiting', 'unsent', 'declined'];
const STROKE: Record<Seat, string> = {
  attending: 'var(--seat-yes)',
  waiting: 'var(--seat-wait)',
  unsent: 'var(--seat-unsent)',
  declined: 'var(--seat-no)',
};
const RADIUS = 84;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

export type RingProps = {
  seats: Seats;
  /** All invited seats; seats of no kind stay an empty track. */
  total: number;
  /** The four numbers in words, for screen readers. */
  label: string;
  /** Under the number: the counted thing, and the total. */
  caption: string;
  note?: string;
  /** The number in the middle; attending when absent. */
  value?: number;
};

export function Ring({ seats, total, label, caption, note, value = seats.attending }: RingProps) {
  const live = useLive();
  const arcs = ringArcs(
    SEATS.map((seat) => seats[seat]),
    total,
    CIRCUMFERENCE,
  );
  return (
    <div className="ui-ring">
      <svg viewBox="0 0 220 220" role="img" aria-label={label}>
        <g fill="none" strokeWidth="18" strokeLinecap="round">
          <circle cx="110" cy="110" r={RADIUS} stroke="var(--sunken)" strokeWidth="26" />
          {SEATS.map((seat, index) => {
            const arc = arcs[index];
            return arc ? (
              <circle
                key={seat}
                cx="110"
                cy="110"
                r={RADIUS}
                stroke={STROKE[seat]}
                strokeDasharray={`${arc.length} ${CIRCUMFERENCE - arc.length}`}
                strokeDashoffset={-arc.offset}
              />
            ) : null;
          })}
        </g>
      </svg>
      <div className="ui-ring-c" data-long={value > 999 ? '' : undefined}>
        <strong aria-live={live}>
          <Count of={value} />
        </strong>
        <span>{caption}</span>
        {note ? <small>{note}</small> : null}
      </div>
    </div>
  );
}
