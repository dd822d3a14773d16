import { Folded } from '@smachot/web-ui';
import type { OrderId } from '@smachot/contracts';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '../parts/more-actions';
import { useOrderProposalQuery } from './offers-api';
import styles from './offer.module.css';

type Props = { orderId: OrderId; side: 'customer' | 'partner' };

/** The proposal that an order was made of, and its terms. Renders nothing for an order at list prices, or while it is not known. */
export function OrderProposal({ orderId, side }: Props) {
  const { t } = useTranslation('orders');
  const { data } = useOrderProposalQuery({ params: { orderId } });
  const proposal = data?.proposal;
  if (!proposal) return null;
  const { link, partnerUsername, proposalId, terms, number } = proposal;
  return (
    <>
      <ActionLink
        icon="file"
        title={t('myOffers.ofOrder')}
        note={t('myOffers.version', { number })}
        to={
          side === 'customer' ? `/proposal/${link}` : `/dashboard/${partnerUsername}/proposals/${proposalId}`
        }
      />
      {terms.length ? (
        <Folded title={t('offer.terms')}>
          {terms.map(({ name, description }) => (
            <div key={name}>
              <b dir="auto">{name}</b>
              <p className={styles.text} dir="auto">
                {description}
              </p>
            </div>
          ))}
        </Folded>
      ) : null}
    </>
  );
}
