import { OthersFreeContext, type OthersFreeProps } from '@smachot/web-orders';
import { OthersFreeInstead } from '@smachot/web-stores';
import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { AddingCards } from './with-cards';

// Its texts are loaded on first use: the page under it stays mounted meanwhile, at its scroll position.
const othersFree = (props: OthersFreeProps) => (
  <Suspense fallback={null}>
    <OthersFreeInstead {...props} />
  </Suspense>
);

/** Orders are paid by card and cards are another feature's, as other stores are: the app puts them into the screens of orders. */
export function Paying() {
  return (
    <AddingCards>
      <OthersFreeContext value={othersFree}>
        <Outlet />
      </OthersFreeContext>
    </AddingCards>
  );
}
