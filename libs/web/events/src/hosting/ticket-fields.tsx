import { HostedEventForm, lengthAt, TicketDisplay } from '@smachot/contracts';
import { useFieldText } from '@smachot/web-platform';
import {
  Button,
  DateField,
  Field,
  Grip,
  MoveButtons,
  moved,
  SelectField,
  type Sortable,
  useSortable,
} from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { NEW_TICKET, type TicketValues } from './event-values';
import type { EventFormState } from './use-event-form';
import styles from './hosting.module.css';

const MOST = 20;

type TicketProps = {
  ticket: TicketValues;
  at: number;
  count: number;
  sortable: Sortable;
  onMove: (to: number) => void;
  error: (field: string) => string | undefined;
  onChange: (change: Partial<TicketValues>) => void;
  onRemove: () => void;
  maySell: boolean;
};

/** The window in which it is given out. */
function TicketDays({ ticket, error, onChange }: Pick<TicketProps, 'ticket' | 'error' | 'onChange'>) {
  const { t } = useTranslation('events');
  return (
    <div className={styles.pair}>
      <DateField
        label={t('form.ticketFrom')}
        value={ticket.from}
        error={error('validFrom')}
        onChange={(from) => onChange({ from })}
      />
      <DateField
        label={t('form.ticketUntil')}
        value={ticket.until}
        error={error('validTo')}
        onChange={(until) => onChange({ until })}
      />
    </div>
  );
}

type TextProps = {
  value: string;
  error: string | undefined;
  maxLength: number | undefined;
  onChange: (event: { target: { value: string } }) => void;
};
type StockProps = Pick<TicketProps, 'ticket' | 'onChange'> & {
  text: (field: 'quantityAvailable') => TextProps;
};

/** How many there are, and how it is shown. */
function Stock({ ticket, text, onChange }: StockProps) {
  const { t } = useTranslation('events');
  const displays = TicketDisplay.options.map((value) => ({ value, label: t(`display.${value}`) }));
  return (
    <div className={styles.pair}>
      <Field
        ltr
        inputMode="numeric"
        label={t('form.quantity')}
        hint={t('form.quantityHint')}
        {...text('quantityAvailable')}
      />
      <SelectField
        label={t('form.display')}
        options={displays}
        value={ticket.display}
        onChange={({ target }) => onChange({ display: target.value as TicketDisplay })}
      />
    </div>
  );
}

/** Which kind it is, and its place in the list. */
function Place({ ticket, at, count, sortable, onMove }: Omit<TicketProps, 'error'>) {
  const { t } = useTranslation('events');
  const name = ticket.name || t('form.ticketNumber', { number: at + 1 });
  if (count < 2) return null;
  return (
    <div className={styles.place}>
      <Grip {...{ sortable, at, count, name }} />
      <b className="grow">
        <bdi>{name}</bdi>
      </b>
      <MoveButtons {...{ name, at, count, onMove }} />
    </div>
  );
}

function Ticket({ error, ...props }: TicketProps) {
  const { ticket, at, onChange, onRemove, maySell } = props;
  const { t } = useTranslation('events');
  const text = (field: 'name' | 'description' | 'quantityAvailable' | 'price') => ({
    value: ticket[field],
    error: error(field),
    maxLength: lengthAt(HostedEventForm, `ticketTypes.0.${field}`),
    onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: target.value }),
  });
  return (
    <div role="group" aria-label={t('form.ticketNumber', { number: at + 1 })} className={styles.item}>
      <Place {...props} />
      <Field label={t('form.ticketName')} {...text('name')} />
      <Field label={t('form.ticketDescription')} {...text('description')} />
      <Stock {...{ ticket, text, onChange }} />
      <Field
        ltr
        inputMode="decimal"
        label={t('form.price')}
        hint={t('form.priceHint')}
        disabled={!maySell && ticket.price === ''}
        {...text('price')}
      />
      <TicketDays {...{ ticket, error, onChange }} />
      <div>
        <Button kind="ghost" danger onClick={onRemove}>
          {t('form.removeTicket')}
        </Button>
      </div>
    </div>
  );
}

/** Of tickets that cost: refunds, and the codes of coupons. */
function SaleFields({ form }: { form: EventFormState }) {
  const { t } = useTranslation('events');
  return (
    <>
      <Field
        ltr
        inputMode="numeric"
        label={t('form.refundDays')}
        hint={t('form.refundDaysHint')}
        {...form.field('refundDays')}
      />
      <Field ltr label={t('form.coupons')} hint={t('form.couponsHint')} {...form.field('coupons')} />
    </>
  );
}

/** Whether tickets may cost; else why not. */
export type Selling = 'allowed' | 'person' | 'bank';

/** The kinds in their order, sorted by touch, mouse or keyboard. */
function TicketList({ form, selling }: { form: EventFormState; selling: Selling }) {
  const say = useFieldText();
  const { ticketTypes } = form.values;
  const keep = (kinds: TicketValues[]) => form.change({ ticketTypes: kinds });
  const move = (from: number, to: number) => keep(moved(ticketTypes, from, to));
  const { setList, ...sortable } = useSortable(move);
  const set = (at: number, change: Partial<TicketValues>) =>
    keep(ticketTypes.map((ticket, index) => (index === at ? { ...ticket, ...change } : ticket)));
  if (ticketTypes.length === 0) return null;
  return (
    <ul className={styles.kinds} ref={setList}>
      {ticketTypes.map((ticket, at) => (
        <li key={ticket.id ?? at} className={styles.kind} style={sortable.style(at)}>
          <Ticket
            {...{ ticket, at, sortable }}
            count={ticketTypes.length}
            maySell={selling === 'allowed'}
            error={(field) => say(form.errors[`ticketTypes.${at}.${field}`])}
            onMove={(to) => move(at, to)}
            onChange={(change) => set(at, change)}
            onRemove={() => keep(ticketTypes.filter((_, index) => index !== at))}
          />
        </li>
      ))}
    </ul>
  );
}

/** The kinds of tickets; an event may have none, then everybody registers the same way. */
export function TicketFields({ form, selling }: { form: EventFormState; selling: Selling }) {
  const { t } = useTranslation('events');
  const { ticketTypes } = form.values;
  return (
    <section className={styles.stack} aria-labelledby="he-tickets">
      <h3 id="he-tickets">{t('form.tickets')}</h3>
      <p className="muted small">
        {t('form.ticketsHint')} {t(`form.selling.${selling}`)}
      </p>
      <TicketList {...{ form, selling }} />
      {ticketTypes.length < MOST ? (
        <div>
          <Button
            kind="soft"
            icon="plus"
            onClick={() => form.change({ ticketTypes: [...ticketTypes, NEW_TICKET] })}
          >
            {t('form.addTicket')}
          </Button>
        </div>
      ) : null}
      {ticketTypes.some(({ price }) => price.trim() !== '') ? <SaleFields form={form} /> : null}
    </section>
  );
}
