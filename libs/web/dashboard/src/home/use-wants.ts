import { useOwnStore } from '../shell/own-store';
import { type Want, wantsOf } from './readiness';
import { useWaiting } from './use-waiting';

/** The missing parts of the store; undefined until the steps to the first order are read. */
export const useWants = (): Want[] | undefined => {
  const store = useOwnStore();
  const { currentData } = useWaiting();
  return currentData && wantsOf(store, currentData.steps);
};
