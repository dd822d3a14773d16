import { AcceptOfferForm, type CheckoutId, maxLengthOf } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import {
  problemOf,
  signInAddress,
  useAddress,
  useBackFromBank,
  useFieldText,
  useFormat,
  useProblemText,
  useSession,
  useTitle,
} from '@smachot/web-platform';
import {
  Button,
  Card,
  CardChoice,
  CheckField,
  EmptyState,
  Field,
  LegalLinks,
  LoadingScreen,
  Note,
  Page,
  PageHead,
  QueryStatus,
  SkeletonForm,
} from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useParams } from 'react-router';
import { useAddressOf } from '../checkout/checkout.screen';
import { CheckoutInputs } from '../checkout/inputs';
import { LinkedOrderOption } from '../checkout/linked-order-option';
import { Placed } from '../checkout/placed';
import { PolicyPart } from '../checkout/review/policy-part';
import { useOnRefusal } from '../checkout/use-on-refusal';
import { useCheckoutFlow } from '../checkout/use-checkout-flow';
import { useOrderedStoreQuery } from '../orders-api';
import { CardPaymentsChoice, PlanBefore } from '../plan/plan-to-agree';
import { isOpenOffer } from './offer.screen';
import { OfferLines } from './offer-parts';
import { useOfferQuery } from './offers-api';
import { type PayProps, useAccepting } from './use-accepting';
import ordersStyles from '../orders.module.css';

/** Asks for the street of a celebration that the proposal knows by its town. */
function Where({
  offer,
  where: { street, setStreet, missing },
}: Pick<PayProps, 'offer'> & { where: NonNullable<ReturnType<typeof useAccepting>['where']> }) {
  const { t } = useTranslation('orders');
  // the country is obvious and left out
  const [town = ''] = offer.content.eventInfo.location?.town?.split(',') ?? [];
  return (
    <Card component="section" aria-labelledby="offer-street" className={ordersStyles.part}>
      <h2 id="offer-street">{t('street.title.customer', { town: isolate(town) })}</h2>
      <Field
        label={t('street.label')}
        hint={t('street.hintOfOffer')}
        startIcon="pin"
        autoComplete="street-address"
        maxLength={maxLengthOf(AcceptOfferForm.shape.street)}
        value={street}
        onChange={({ target }) => setStreet(target.value)}
        error={missing ? t('street.needed') : undefined}
      />
    </Card>
  );
}

/** The proposal before it is paid: its options, the payments, the card, and the consent. */
function Pay(props: PayProps) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const words = useProblemText();
  const { options, paying, total, plan, terms, setTerms, tried, cardMissing, where, accept } =
    useAccepting(props);
  const { offer, store, busy, problem } = props;
  return (
    <div className={ordersStyles.column}>
      <OfferLines options={options} open />
      {where ? <Where offer={offer} where={where} /> : null}
      <Card component="section" aria-labelledby="offer-card" className={ordersStyles.part}>
        <h2 id="offer-card">{t('card.title')}</h2>
        <CardChoice paying={paying} error={tried && cardMissing ? t('card.needed') : undefined} />
        <CardPaymentsChoice plan={plan} />
        <PlanBefore plan={plan} />
      </Card>
      <PolicyPart store={store} datetime={offer.content.eventInfo.datetime} />
      <Card component="section" aria-label={t('offer.accept')} className={ordersStyles.part}>
        <p>{t('offer.acceptNote', { store: isolate(store.businessName) })}</p>
        <CheckField
          label={t('place.terms', { store: isolate(store.businessName) })}
          checked={terms}
          onChange={({ target }) => setTerms(target.checked)}
          error={tried && !terms ? t('place.termsNeeded') : undefined}
        />
        <LegalLinks pages={['terms', 'cancellation']} />
        {problem ? <Note tone="bad">{words(problem)}</Note> : null}
        <Button kind="accent" size="large" block icon="lock" busy={busy || paying.loading} onClick={accept}>
          {t(plan.deposit ? 'offer.acceptToday' : 'offer.acceptFor', {
            sum: isolate(format.shekels(plan.today ?? total)),
          })}
        </Button>
      </Card>
    </div>
  );
}

type NotAcceptedProps = { code: string; link: string; onBack: () => void };

/** Why there is no order. The day is the proposal's, so no other one is offered. */
function NotAccepted({ code, link, onBack }: NotAcceptedProps) {
  const { t } = useTranslation('orders');
  const text = useFieldText();
  const slot = code.startsWith('slot.');
  const { data: offer } = useOfferQuery({ params: { link } });
  const reason = code === 'expired' ? t('refused.expired') : text(code);
  return (
    <EmptyState
      art="empty-search"
      heading="h1"
      title={t('refused.title')}
      text={`${reason}${slot ? `. ${t('offer.otherDate')}` : ''} ${t('refused.nothingTaken')}`}
      action={
        slot && offer ? (
          <Button to={`/partner/${offer.store.partnerUsername}`}>{t('nothing.toStore')}</Button>
        ) : (
          <Button onClick={onBack}>{t('refused.again')}</Button>
        )
      }
    />
  );
}

/** The proposal or its store is another one than was shown. */
const STALE = new Set([
  'proposal.changed',
  'proposal.over',
  'price.changed',
  'payment_terms.changed',
  'cancellation_policy.changed',
]);

type StageProps = { link: string; checkoutId: CheckoutId | null };

function Payable({ link, ...rest }: Omit<PayProps, 'offer' | 'store'> & { link: string }) {
  const { t } = useTranslation('orders');
  const query = useOfferQuery({ params: { link } }, { refetchOnMountOrArgChange: true });
  const offer = query.currentData;
  const partner = offer?.store.partnerUsername ?? '';
  const store = useOrderedStoreQuery({ params: { partner } }, { skip: !offer });
  useOnRefusal(STALE, rest.problem, () => {
    void query.refetch();
    if (offer) void store.refetch();
  });
  const missing = query.isError && [404, 422].includes(problemOf(query.error).status ?? 0);
  if (missing || (offer && !isOpenOffer(offer)))
    return (
      <EmptyState
        art="empty-orders"
        title={t(missing ? 'offer.missing' : 'offer.closed')}
        text={t(missing ? 'offer.missingText' : 'offer.closedText')}
        action={missing ? null : <Button to={`/proposal/${link}`}>{t('offer.back')}</Button>}
      />
    );
  if (!offer || !store.data)
    return <QueryStatus query={query.isError ? query : store} skeleton={<SkeletonForm fields={4} />} />;
  return <Pay key={offer.number} offer={offer} store={store.data} {...rest} />;
}

function Stage({ link, checkoutId }: StageProps) {
  const { t } = useTranslation('orders');
  const [state, send] = useCheckoutFlow(checkoutId, link);
  const { checkout, refusal, problem, lost } = state.context;
  useAddressOf(state);
  if (state.matches('placed') && checkout) return <Placed agreed checkout={checkout} pricingUnitId={null} />;
  if (state.matches('refused'))
    return (
      <NotAccepted code={refusal ?? 'server.unexpected'} link={link} onBack={() => send({ type: 'back' })} />
    );
  if (state.matches('following') || state.matches('dropping'))
    return (
      <LinkedOrderOption
        checkout={checkout}
        leaving={state.matches('dropping')}
        lost={lost}
        problem={problem}
        onLeave={() => send({ type: 'leave' })}
      />
    );
  return (
    <>
      <PageHead title={t('offer.accept')} back={`/proposal/${link}`} />
      <Payable
        link={link}
        busy={state.matches('placing')}
        problem={problem}
        consented={state.context.consented}
        onAccept={(order) => send({ type: 'place', order })}
      />
    </>
  );
}

/** /proposal/{proposalId}/checkout: turns a proposal into an approved order. */
export function OfferCheckoutScreen() {
  const { t } = useTranslation('orders');
  const { proposalId: link = '' } = useParams();
  const { status } = useSession();
  const { pathname, search } = useLocation();
  const [checkoutId] = useAddress('checkout', '');
  useBackFromBank('checkout', 'options');
  useTitle(t('offer.accept'));
  if (status === 'checking') return <LoadingScreen />;
  if (status === 'anonymous') return <Navigate to={signInAddress(pathname + search)} replace />;
  return (
    <Page width="narrow">
      <CheckoutInputs>
        <Stage link={link} checkoutId={checkoutId || null} />
      </CheckoutInputs>
    </Page>
  );
}
