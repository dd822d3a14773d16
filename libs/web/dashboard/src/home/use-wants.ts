import { useOwnBankDetailsQuery } from '../banking/banking-api';
import { useIsOwner, useOwnStore } from '../shell/own-store';
import { type Want, wantsOf } from './readiness';

/** The missing parts of the store, its bank details among them; only owners are told of these. */
export const useWants = (): Want[] => {
  const store = useOwnStore();
  const isOwner = useIsOwner();
  const { currentData } = useOwnBankDetailsQuery(
    { params: { a: 'partner', b: store.partnerUsername } },
    { skip: !isOwner },
  );
  return wantsOf(store, currentData?.bankDetails !== null);
};
