import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { signInFlow, SignInSnapshot } from './sign-in.flow';

export type SignInActor = ActorRefFrom<typeof signInFlow>;

export const SignInContext = createContext<SignInActor | null>(null);

/** The running sign-in flow: its snapshot, and the function that sends events to it. */
export const useSignIn = (): { state: SignInSnapshot; send: SignInActor['send'] } => {
  const flow = useContext(SignInContext);
  if (!flow) throw new Error('sign-in screens stand under the auth layout');
  return { state: useSelector(flow, (snapshot) => snapshot), send: flow.send };
};
