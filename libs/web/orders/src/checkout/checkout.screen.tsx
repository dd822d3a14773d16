import type { CheckoutId } from '@smachot/contracts';
import {
  problemOf,
  signInAddress,
  useAddress,
  useAppDispatch,
  useBackFromBank,
  useProblemText,
  useRequestUnit,
  useSession,
  useTitle,
  useVisit,
  type CallFailure,
  type RequestedUnit,
} from '@smachot/web-platform';
import {
  Button,
  EmptyState,
  LoadingScreen,
  Page,
  PageHead,
  ProblemState,
  QueryStatus,
  SkeletonForm,
} from '@smachot/web-ui';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useParams } from 'react-router';
import { ordersApi, useOrderedStoreQuery, useOrderedUnitQuery } from '../orders-api';
import { isOrder, type OrderToPlace } from './checkout.flow';
import { CheckoutInputs } from './inputs';
import { LinkedOrderOption, Refused } from './linked-order-option';
import { Placed } from './placed';
import { Review } from './review/review';
import { useCheckoutDraft, type CheckoutDraftState } from './draft/use-checkout-draft';
import { useCheckoutFlow, type CheckoutState } from './use-checkout-flow';

function NothingRequested({ partner }: { partner: string }) {
  const { t } = useTranslation('orders');
  return (
    <EmptyState
      art="empty-orders"
      heading="h1"
      title={t('nothing.title')}
      text={t('nothing.text')}
      action={
        <Button kind="accent" to={`/partner/${partner}`}>
          {t('nothing.toStore')}
        </Button>
      }
    />
  );
}

function DraftUnread({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('orders');
  const words = useProblemText();
  return (
    <ProblemState
      title={t('nothing.unread')}
      text={words(error)}
      action={<Button onClick={onRetry}>{t('retry')}</Button>}
    />
  );
}

type RequestedProps = {
  requested: RequestedUnit;
  busy: boolean;
  problem: unknown;
  left: boolean;
  draft: CheckoutDraftState;
  consented: boolean;
  onPlace: (order: OrderToPlace) => void;
};

function Requested({ requested, ...rest }: RequestedProps) {
  const { t } = useTranslation('orders');
  const { pricingUnitId, partnerUsername, request } = requested;
  const unit = useOrderedUnitQuery({ params: { pricingUnitId } });
  const store = useOrderedStoreQuery({ params: { partner: partnerUsername } });
  const back = `/partner/${partnerUsername}/${pricingUnitId}`;
  const gone = [unit, store].some((query) => query.isError && problemOf(query.error).status === 404);
  return (
    <>
      <PageHead title={t('checkout.title')} back={back} />
      {gone ? (
        <ProblemState
          title={t('checkout.gone')}
          text={t('checkout.goneText')}
          action={<Button to={`/partner/${partnerUsername}`}>{t('nothing.toStore')}</Button>}
        />
      ) : unit.data && store.data ? (
        <Review
          unit={unit.data}
          store={store.data}
          request={request}
          onUnitChanged={() => {
            void unit.refetch();
            void store.refetch();
          }}
          {...rest}
        />
      ) : (
        <QueryStatus query={unit.isError ? unit : store} skeleton={<SkeletonForm fields={5} />} />
      )}
    </>
  );
}

/** Writes the running checkout's id to the address, so that a reload and the return from the bank continue it. */
export const useAddressOf = (state: CheckoutState) => {
  const [inAddress, setId] = useAddress('checkout', '');
  const { checkoutId } = state.context;
  const isWritten = (checkoutId ?? '') === inAddress;
  useEffect(() => {
    // writing it again would undo a navigation that has begun
    if (!isWritten) setId(checkoutId);
  }, [checkoutId, isWritten, setId]);
};

/** Ends the draft and the request once the order is placed. */
const useEnd = (placed: boolean, end: () => void) => {
  const dispatch = useAppDispatch();
  const request = useRequestUnit();
  const forget = useRef(() => {
    request(null);
    end();
  });
  useEffect(() => {
    if (!placed) return;
    forget.current();
    dispatch(ordersApi.util.invalidateTags(['Order']));
  }, [placed, dispatch]);
};

/** These refusals are shown on the order's page, where another card can be chosen at once. */
const CARD = /^(card|payment)\./;
const asFailure = (code: string): CallFailure => ({
  kind: 'answer',
  text: code,
  message: code,
  status: 402,
  code,
});

/** The refusal of the card as an error of the review. */
const useCardProblem = (state: CheckoutState, reviewable: boolean) => {
  const { refusal } = state.context;
  const ofCard = state.matches('refused') && reviewable && CARD.test(refusal ?? '');
  return useMemo(() => (ofCard ? asFailure(refusal ?? '') : null), [ofCard, refusal]);
};

type ReviewStageProps = {
  partner: string;
  flow: ReturnType<typeof useCheckoutFlow>;
  draft: CheckoutDraftState;
  problem: unknown;
};

/** The order before it is placed, once its draft is loaded. */
function ReviewStage({ partner, flow: [state, send], draft, problem }: ReviewStageProps) {
  if (draft.status === 'loading') return <SkeletonForm fields={5} />;
  if (draft.status === 'failed') return <DraftUnread error={draft.error} onRetry={draft.read} />;
  if (!draft.requested) return <NothingRequested partner={partner} />;
  return (
    <Requested
      requested={draft.requested}
      draft={draft}
      busy={state.matches('placing')}
      problem={problem}
      left={state.context.left}
      consented={state.context.consented}
      onPlace={(order) => send({ type: 'place', order })}
    />
  );
}

type StageProps = { partner: string; checkoutId: CheckoutId | null; draft: CheckoutDraftState };

function Stage({ partner, checkoutId, draft }: StageProps) {
  const flow = useCheckoutFlow(checkoutId);
  const [state, send] = flow;
  const reviewable = draft.requested !== null;
  const { checkout, order, refusal, problem, lost } = state.context;
  const cardProblem = useCardProblem(state, reviewable);
  useVisit(partner, 'checkout', reviewable);
  useAddressOf(state);
  useEnd(state.matches('placed'), () => void draft.end());
  if (state.matches('placed') && checkout)
    return (
      <Placed checkout={checkout} pricingUnitId={order && isOrder(order) ? order.pricingUnitId : null} />
    );
  if (state.matches('refused') && !cardProblem)
    return (
      <Refused
        code={refusal ?? 'server.unexpected'}
        partner={partner}
        known={reviewable}
        onBack={() => send({ type: 'back' })}
      />
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
  return <ReviewStage partner={partner} flow={flow} draft={draft} problem={cardProblem ?? problem} />;
}

function Checkout({ partner, checkoutId }: Omit<StageProps, 'draft'>) {
  const draft = useCheckoutDraft(partner);
  return (
    <CheckoutInputs draft={draft.draft}>
      <Stage partner={partner} checkoutId={checkoutId} draft={draft} />
    </CheckoutInputs>
  );
}

/** /partner/{partnerUsername}/checkout: turns the chosen unit into an order. */
export function CheckoutScreen() {
  const { t } = useTranslation('orders');
  const { partnerUsername = '' } = useParams();
  const { status } = useSession();
  const { pathname, search } = useLocation();
  const [checkoutId] = useAddress('checkout', '');
  useBackFromBank('checkout', 'c');
  useTitle(t('checkout.title'));
  if (status === 'checking') return <LoadingScreen />;
  if (checkoutId && status === 'anonymous') return <Navigate to={signInAddress(pathname + search)} replace />;
  return (
    <Page>
      <Checkout partner={partnerUsername} checkoutId={checkoutId || null} />
    </Page>
  );
}
