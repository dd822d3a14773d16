import { HostedEventForm, lengthAt, TicketDisplay } from '@smachot/contracts';
import { useFieldText } from '@smachot/web-platform';
import { Button, DateField, Field, SelectField } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { NEW_TICKET, type TicketValues } from './event-values';
import type { EventFormState } from './use-event-form';
import styles from './hosting.module.css';

const MOST = 20;

type TicketProps = {
  ticket: TicketValues;
  at: number;
  error: (field: string) => string | undefined;
  onChange: (change: Partial<TicketValues>) => void;
  onRemove: () => void;
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

function Ticket({ ticket, at, error, onChange, onRemove }: TicketProps) {
  const { t } = useTranslation('events');
  const displays = TicketDisplay.options.map((value) => ({ value, label: t(`display.${value}`) }));
  const text = (field: 'name' | 'description' | 'quantityAvailable') => ({
    value: ticket[field],
    error: error(field),
    maxLength: lengthAt(HostedEventForm, `ticketTypes.0.${field}`),
    onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: target.value }),
  });
  return (
    <div role="group" aria-label={t('form.ticketNumber', { number: at + 1 })} className={styles.item}>
      <Field label={t('form.ticketName')} {...text('name')} />
      <Field label={t('form.ticketDescription')} {...text('description')} />
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
      <TicketDays {...{ ticket, error, onChange }} />
      <div>
        <Button kind="ghost" danger onClick={onRemove}>
          {t('form.removeTicket')}
        </Button>
      </div>
    </div>
  );
}

/** The kinds of tickets; an event may have none, then everybody registers the same way. */
export function TicketFields({ form }: { form: EventFormState }) {
  const { t } = useTranslation('events');
  const say = useFieldText();
  const { ticketTypes } = form.values;
  const set = (at: number, change: Partial<TicketValues>) =>
    form.change({
      ticketTypes: ticketTypes.map((ticket, index) => (index === at ? { ...ticket, ...change } : ticket)),
    });
  return (
    <section className={styles.stack} aria-labelledby="he-tickets">
      <h3 id="he-tickets">{t('form.tickets')}</h3>
      <p className="muted small">{t('form.ticketsHint')}</p>
      {ticketTypes.map((ticket, at) => (
        <Ticket
          key={ticket.id ?? at}
          {...{ ticket, at }}
          error={(field) => say(form.errors[`ticketTypes.${at}.${field}`])}
          onChange={(change) => set(at, change)}
          onRemove={() => form.change({ ticketTypes: ticketTypes.filter((_, index) => index !== at) })}
        />
      ))}
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
    </section>
  );
}
