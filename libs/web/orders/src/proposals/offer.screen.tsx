import type { OfferedProposal } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { proposalLifecycle } from '@smachot/lifecycles';
import { now, problemOf, signInAddress, useSession, useTitle } from '@smachot/web-platform';
import { Button, EmptyState, Note, Page, PageHead, QueryStatus, SkeletonForm } from '@smachot/web-ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router';
import { DeclineDialog } from './decline.dialog';
import { EarlierVersions } from './earlier-versions';
import { OfferAbout, OfferChanges, OfferLines, OfferTerms } from './offer-parts';
import { useOfferQuery, useViewOfferMutation } from './offers-api';
import { useOptions } from './use-options';
import ordersStyles from '../orders.module.css';

type Props = { offer: OfferedProposal };

/** Whether the caller may accept or decline it now. */
export const isOpenOffer = ({ status, mayAnswer, content }: OfferedProposal): boolean =>
  mayAnswer &&
  proposalLifecycle.can(status, { type: 'decline', by: 'customer' }) &&
  new Date(content.validUntil) > now();

/** Tells the store that the page was opened. */
const useViewed = (link: string) => {
  const [view] = useViewOfferMutation();
  const told = useRef(false);
  useEffect(() => {
    if (told.current) return;
    told.current = true;
    void view({ params: { link } });
  }, [view, link]);
};

/** What became of a proposal that can no longer be answered. */
function Over({ offer }: Props) {
  const { t } = useTranslation('orders');
  const { status, orderId, mayAnswer, store } = offer;
  const ended = status === 'accepted' || status === 'declined' ? status : mayAnswer ? 'expired' : 'others';
  return (
    <>
      <Note tone={status === 'accepted' ? 'ok' : 'warn'}>{t(`offer.over.${ended}`)}</Note>
      <div className="row wrap">
        {orderId ? <Button to={`/me/orders/${orderId}`}>{t('placed.toOrder')}</Button> : null}
        <Button kind="line" to={`/partner/${store.partnerUsername}`}>
          {t('nothing.toStore')}
        </Button>
      </div>
    </>
  );
}

function Acts({ offer }: Props) {
  const { t } = useTranslation('orders');
  const { pathname, search } = useLocation();
  const signedIn = useSession().status === 'authorised';
  const [declining, setDeclining] = useState(false);
  const checkout = { pathname: `/proposal/${offer.link}/checkout`, search };
  return (
    <div className="row wrap">
      <Button kind="accent" size="large" to={checkout}>
        {t('offer.toCheckout')}
      </Button>
      {signedIn ? (
        <Button kind="ghost" onClick={() => setDeclining(true)}>
          {t('offer.decline')}
        </Button>
      ) : (
        <Button kind="ghost" to={signInAddress(pathname + search)}>
          {t('offer.signInToDecline')}
        </Button>
      )}
      {declining ? <DeclineDialog offer={offer} onClose={() => setDeclining(false)} /> : null}
    </div>
  );
}

function Offer({ offer }: Props) {
  const { t, i18n } = useTranslation('orders');
  const options = useOptions(offer);
  const open = isOpenOffer(offer);
  useViewed(offer.link);
  return (
    <div className={ordersStyles.column}>
      {open ? null : <Over offer={offer} />}
      <OfferChanges offer={offer} />
      <OfferAbout offer={offer} />
      <OfferLines options={options} open={open} />
      <OfferTerms offer={offer} />
      <EarlierVersions offer={offer} />
      {open ? <Acts offer={offer} /> : null}
      <div>
        <Button
          kind="line"
          icon="file"
          href={`/v1/proposals/${offer.link}/proposal.pdf?language=${i18n.language}`}
        >
          {t('offer.pdf')}
        </Button>
      </div>
    </div>
  );
}

/** /proposal/{proposalId}: a proposal, for whoever has its address. */
export function OfferScreen() {
  const { t } = useTranslation('orders');
  const { proposalId: link = '' } = useParams();
  // a store may change it at any moment; what was answered a second ago is asked no more, also while the page is being rendered
  const query = useOfferQuery({ params: { link } }, { refetchOnMountOrArgChange: 1 });
  const offer = query.currentData;
  const title = offer
    ? t('offer.title', { store: isolate(offer.store.businessName) })
    : t('offer.plainTitle');
  useTitle(title);
  if (query.isError && [404, 422].includes(problemOf(query.error).status ?? 0))
    return (
      <Page width="narrow">
        <EmptyState
          art="empty-search"
          heading="h1"
          title={t('offer.missing')}
          text={t('offer.missingText')}
        />
      </Page>
    );
  return (
    <Page width="narrow">
      <PageHead title={title} />
      {offer ? <Offer offer={offer} /> : <QueryStatus query={query} skeleton={<SkeletonForm fields={5} />} />}
    </Page>
  );
}
