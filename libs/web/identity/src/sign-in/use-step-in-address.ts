import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { SignInSnapshot } from './sign-in.flow';
import type { SignInActor } from './use-sign-in';

type Step = SignInSnapshot['value'];

const PATHS: Partial<Record<Step, string>> = {
  code: '/login/verify',
  resending: '/login/verify',
  verifying: '/login/verify',
  secondFactor: '/login/verify',
  checkingSecondFactor: '/login/verify',
  signUp: '/login/signup',
  signingUp: '/login/signup',
  verifyEmail: '/login/signup',
};
const pathOfStep = (step: Step): string => PATHS[step] ?? '/login';

const withoutSlash = (path: string) => path.replace(/(.)\/+$/, '$1');

/**
 * The flow leads and the address follows. Coming to /login while the flow is further on (back, a link) is a wish to start
 * over; any other address that does not fit, as a typed /login/verify without a code, is corrected.
 */
export const useStepInAddress = (flow: SignInActor): void => {
  const step = useSelector(flow, (state) => state.value);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const fitting = useRef<string | null>(null);
  useEffect(() => {
    if (step === 'done') return;
    const here = withoutSlash(pathname);
    const wanted = pathOfStep(step);
    if (here === wanted) {
      fitting.current = here;
      return;
    }
    const personMoved = fitting.current === wanted || fitting.current === null;
    if (personMoved && here === '/login') flow.send({ type: 'restart' });
    else void navigate({ pathname: wanted, search }, { replace: personMoved });
  }, [step, pathname, search, flow, navigate]);
};
