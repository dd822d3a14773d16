import { AddCardContext } from '@smachot/web-orders';
import { AddCardDialog } from '@smachot/web-payments';
import { Outlet } from 'react-router';

const addCard = (props: { onSaved: () => void; onClose: () => void }) => <AddCardDialog {...props} />;

/** Orders are paid by card and cards are another feature's: the app puts the one's dialog into the other's screens. */
export function Paying() {
  return (
    <AddCardContext value={addCard}>
      <Outlet />
    </AddCardContext>
  );
}
