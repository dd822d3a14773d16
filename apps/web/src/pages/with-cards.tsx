import { AddCardDialog } from '@smachot/web-payments';
import { AddCardContext, type AddCardProps } from '@smachot/web-ui';
import { Suspense, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';

/** A challenge of the bank leads back to the page that wanted the card. */
function AddCard(props: AddCardProps) {
  const { pathname, search } = useLocation();
  return <AddCardDialog {...props} returnTo={pathname + search} />;
}

// Its texts are loaded on first use: the page under it stays mounted meanwhile, at its scroll position.
const addCard = (props: AddCardProps) => (
  <Suspense fallback={null}>
    <AddCard {...props} />
  </Suspense>
);

/** Cards are a feature of their own: the app puts the dialog that stores one into the screens where one pays. */
export const AddingCards = ({ children }: { children: ReactNode }) => (
  <AddCardContext value={addCard}>{children}</AddCardContext>
);

export const WithCards = () => (
  <AddingCards>
    <Outlet />
  </AddingCards>
);
