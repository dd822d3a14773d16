import { AddCardContext, OthersFreeContext, type OthersFreeProps } from '@smachot/web-orders';
import { AddCardDialog } from '@smachot/web-payments';
import { OthersFreeInstead } from '@smachot/web-stores';
import { Outlet } from 'react-router';

const addCard = (props: { onSaved: () => void; onClose: () => void }) => <AddCardDialog {...props} />;
const othersFree = (props: OthersFreeProps) => <OthersFreeInstead {...props} />;

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
