import type { PricingUnit } from '@smachot/contracts';
import { signInAddress, useSession } from '@smachot/web-platform';
import { Button, Card, PhoneText } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { Ask, EventInfo } from '../event-info/event-info';
import type { Store } from '../store/store';
import { askAddress } from './ask-address';
import { AskProposalDialog } from './ask-proposal.dialog';
import styles from './price-panel.module.css';

type Props = {
  store: Store;
  unit: Pick<PricingUnit, 'pricingUnitId'>;
  event: EventInfo;
  onAsk: (ask: Ask) => void;
};

/** Asks for a proposal; before that for the day and the number of guests, and whoever is not signed in to sign in. */
function AskButton({ store, unit, event, onAsk }: Props) {
  const { t } = useTranslation('stores');
  const { pathname, search } = useLocation();
  const signedIn = useSession().status === 'authorised';
  const [asking, setAsking] = useState(false);
  const missing: Ask | null = event.datetime === null ? 'when' : event.participants === null ? 'who' : null;
  if (missing)
    return (
      <Button kind="accent" size="large" icon="cal" block onClick={() => onAsk(missing)}>
        {t(missing === 'when' ? 'proposal.fillWhen' : 'proposal.fillWho')}
      </Button>
    );
  return (
    <>
      {signedIn ? (
        <Button kind="accent" size="large" icon="file" block onClick={() => setAsking(true)}>
          {t('proposal.request')}
        </Button>
      ) : (
        <Button kind="accent" size="large" icon="user" block to={signInAddress(pathname + search)}>
          {t('proposal.signIn')}
        </Button>
      )}
      {asking ? (
        <AskProposalDialog store={store} unit={unit} event={event} onClose={() => setAsking(false)} />
      ) : null}
    </>
  );
}

/** A panel for a unit priced by proposal: the visitor asks for one, writes, or calls where the phone is public. */
export function ProposalPanel(props: Props) {
  const { t } = useTranslation('stores');
  const { store, unit } = props;
  return (
    <Card component="aside" className={clsx(styles.side, styles.sideAlways)} aria-labelledby="un-proposal">
      <h2 id="un-proposal">{t('proposal.title')}</h2>
      <p>{t(store.businessPhone ? 'proposal.text' : 'proposal.noPhone', { name: store.businessName })}</p>
      <AskButton {...props} />
      <Button kind="line" size="large" icon="chat" block to={askAddress(store, unit)}>
        {t('proposal.ask')}
      </Button>
      {store.businessPhone ? (
        <Button kind="line" size="large" icon="phone" block href={`tel:${store.businessPhone}`}>
          {t('proposal.call')} <PhoneText phone={store.businessPhone} />
        </Button>
      ) : null}
    </Card>
  );
}
