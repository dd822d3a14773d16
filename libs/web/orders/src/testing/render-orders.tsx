import {
  AddCardContext,
  type AddCardProps,
  prepareTestWindow,
  startTexts,
  TestScreens,
} from '@smachot/web-ui';
import {
  answerCalls,
  signInNoa,
  useAppDispatch,
  useRequestUnit,
  type Answer,
  type SentRequest,
  type RequestedUnit,
} from '@smachot/web-platform';
import { render } from '@testing-library/react';
import { Link, Outlet, useLocation } from 'react-router';
import '../texts';
import { readOrderProposal } from '@smachot/contracts';
import { ordersApi } from '../orders-api';
import { OthersFreeContext, type OthersFreeProps } from '../parts/others-free';
import {
  bookingLinkRoutes,
  checkoutRoutes,
  myOrderRoutes,
  myProposalRoutes,
  proposalRoutes,
} from '../routes';
import { storeOrderRoutes } from '../store.routes';

/** Noa, who also works at the store. */
export const signIn = (): void => signInNoa({ assignedStores: ['savta-julie'] });

/** Stands for a unit page, which stores the choice before it leads to the checkout. */
function Unit({ unit }: { unit: RequestedUnit }) {
  const request = useRequestUnit();
  return (
    <Link to={`/partner/${unit.partnerUsername}/checkout`} onClick={() => request(unit)}>
      אל ההזמנה
    </Link>
  );
}

/** Stands for the real dialog: the card is stored, and the list is invalidated. */
function AddCard({ onSaved }: { onSaved: () => void }) {
  const dispatch = useAppDispatch();
  const save = () => {
    dispatch(ordersApi.util.invalidateTags(['Card']));
    onSaved();
  };
  return (
    <button type="button" onClick={save}>
      נשמר כרטיס
    </button>
  );
}
const addCard = (props: AddCardProps) => <AddCard {...props} />;
/** Stands for the free stores that the app provides: it prints the props. */
const othersFree = (props: OthersFreeProps) => <output aria-label="others">{JSON.stringify(props)}</output>;

/** Renders this feature's screens with a table of answers; returns the requests the server received. */
export const renderOrders = async (
  at: string,
  answers: Answer[],
  unit?: RequestedUnit,
): Promise<{ asked: SentRequest[] }> => {
  prepareTestWindow();
  await startTexts('orders');
  // into the same list: tests change its answers while the screen is open
  answers.push({ call: readOrderProposal, answer: { proposal: null } });
  const { asked } = answerCalls(answers);
  const Frame = () => (
    <AddCardContext value={addCard}>
      <OthersFreeContext value={othersFree}>
        <Outlet />
      </OthersFreeContext>
      <output aria-label="query">{useLocation().search}</output>
    </AddCardContext>
  );
  render(
    <TestScreens
      at={at}
      routes={[
        {
          Component: Frame,
          children: [
            ...checkoutRoutes,
            ...proposalRoutes,
            { path: '/me/orders', children: myOrderRoutes },
            { path: '/me/proposals', children: myProposalRoutes },
            { path: '/dashboard/:storeUsername/orders', children: storeOrderRoutes },
            ...bookingLinkRoutes,
            { path: '/unit', element: unit ? <Unit unit={unit} /> : null },
            { path: '*', element: <p>במקום אחר</p> },
          ],
        },
      ]}
    />,
  );
  return { asked };
};
