import {
  AddCardContext,
  type AddCardProps,
  OthersFreeContext,
  type OthersFreeProps,
} from '@smachot/web-orders';
import { AddCardDialog } from '@smachot/web-payments';
import { OthersFreeInstead } from '@smachot/web-stores';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';

/** A challenge of the bank leads back to the page that wanted the card. */
function AddCard(props: AddCardProps) {
  const { pathname, search } = useLocation();
  return <AddCardDialog {...props} returnTo={pathname + search} />;
}

// Their texts are loaded on first use: the page under them stays mounted meanwhile, at its scroll position.
const addCard = (props: AddCardProps) => (
  <Suspense fallback={null}>
    <AddCard {...props} />
  </Suspense>
);
const othersFree = (props: OthersFreeProps) => (
  <Suspense fallback={null}>
    <OthersFreeInstead {...props} />
  </Suspense>
);

/** Orders are paid by card and cards are another feature's, as other stores are: the app puts them into the screens of orders. */
export function Paying() {
  return (
    <AddCardContext value={addCard}>
      <OthersFreeContext value={othersFree}>
        <Outlet />
      </OthersFreeContext>
    </AddCardContext>
  );
}
