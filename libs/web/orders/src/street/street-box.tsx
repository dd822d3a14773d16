import { lacksStreet, sayStreet, type Location, type Order } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { useContractForm, useProblemText } from '@smachot/web-platform';
import { Button, Field, Icon, Note, useSnackbar } from '@smachot/web-ui';
import { useState } from 'react';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { AskStreet } from './ask-street';
import { useStreetAct } from './use-street-act';
import eventNewsStyles from '../linked/event-news.module.css';
import styles from './street-box.module.css';

/** The street without the town. */
const streetIn = ({ address, town }: Location): string =>
  town !== undefined && address.endsWith(`, ${town}`) ? address.slice(0, -town.length - 2) : '';

function StreetForm({ order, place, onDone }: { order: Order; place: Location; onDone?: () => void }) {
  const { t } = useTranslation('orders');
  const words = useProblemText();
  const tell = useSnackbar();
  const { make, busy } = useStreetAct(order.orderId);
  const form = useContractForm(sayStreet.body, {
    defaults: { street: streetIn(place) },
    send: async ({ street }) => {
      const outcome = await make({ act: 'say', street });
      if ('problem' in outcome) return outcome.problem;
      if ('moved' in outcome) tell(t('street.said'));
      onDone?.();
    },
  });
  const missing = form.errors['street'] === 'field.required' ? t('street.needed') : undefined;
  return (
    <form className={styles.street} {...form.props}>
      <Field
        label={t('street.label')}
        hint={t('street.hint')}
        startIcon="pin"
        autoComplete="street-address"
        {...form.field('street')}
        error={form.problem ? words(form.problem) : missing}
      />
      <Button type="submit" busy={busy}>
        {t('street.save')}
      </Button>
    </form>
  );
}

/** The given street; the customer may change it until the business approves. */
function StreetSummary({ order, place }: { order: Order; place: Location }) {
  const { t } = useTranslation('orders');
  const [open, setOpen] = useState(false);
  return (
    <section className={clsx('card', eventNewsStyles.news)} data-quiet aria-labelledby="order-street">
      <div className={eventNewsStyles.head}>
        <Icon name="pin" size={24} />
        <h2 id="order-street">
          <bdi>{place.address}</bdi>
        </h2>
      </div>
      {open ? (
        <StreetForm order={order} place={place} onDone={() => setOpen(false)} />
      ) : (
        <Button kind="ghost" onClick={() => setOpen(true)}>
          {t('street.change')}
        </Button>
      )}
    </section>
  );
}

/** The street of an order: a form for the customer while it is missing, and the result for the business. */
export function StreetBox({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const { status, side, readOnly } = order;
  const place = order.orderSummary.eventInfo.location;
  if (!place?.town || (status !== 'pending' && status !== 'approved')) return null;
  const missing = lacksStreet(place);
  if (!missing)
    return side === 'customer' && status === 'pending' ? <StreetSummary order={order} place={place} /> : null;
  // the country is obvious and left out
  const [town = place.town] = place.town.split(',');
  const names = { town: isolate(town), store: isolate(order.store.businessName) };
  return (
    <section className={clsx('card', eventNewsStyles.news)} aria-labelledby="order-street">
      <div className={eventNewsStyles.head}>
        <Icon name="pin" size={24} />
        <h2 id="order-street">{t(`street.title.${side}`, names)}</h2>
      </div>
      <p>{t(`street.why.${side}`, names)}</p>
      {side === 'customer' ? <StreetForm order={order} place={place} /> : null}
      {side === 'partner' && !readOnly ? <AskStreet orderId={order.orderId} /> : null}
    </section>
  );
}

/** Badge on a card of a list: the business cannot approve the order without a street. */
export function StreetMissing() {
  const { t } = useTranslation('orders');
  return (
    <Note tone="warn" icon="pin">
      {t('street.missing')}
    </Note>
  );
}
