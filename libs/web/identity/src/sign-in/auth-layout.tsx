import { Art, Logo } from '@smachot/web-ui';
import {
  safeNext,
  session,
  sessionUser,
  useAddressParams,
  useChangeSettings,
  useSession,
} from '@smachot/web-platform';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, Outlet } from 'react-router';
import { firstPage } from './first-page';
import { flowMemory } from './flow-memory';
import { SignInContext } from './use-sign-in';
import { useStepInAddress } from './use-step-in-address';
import { wiredSignInFlow } from './wired-flow';
import styles from './auth-layout.module.css';

const nothingChanges = () => () => undefined;

/** Shared by /login, /login/verify and /login/signup: one sign-in flow, whose step the address follows. */
export function AuthLayout() {
  // a page that the server has rendered knows nothing of this browser's conversation: that one takes its place
  const [recalled] = useState(flowMemory.recall);
  const isHere = useSyncExternalStore(
    nothingChanges,
    () => true,
    () => false,
  );
  const options = isHere ? recalled : {};
  return <Conversation key={options.snapshot ? 'recalled' : 'new'} options={options} />;
}

function Conversation({ options }: { options: ReturnType<typeof flowMemory.recall> }) {
  const { t } = useTranslation('identity');
  const flow = useActorRef(wiredSignInFlow, options);
  const signedIn = useSelector(flow, (state) => state.context.signedIn);
  const isVerifying = useSelector(flow, (state) => state.matches('verifyEmail'));
  const { user } = useSession();
  // the currency chosen on another device; the setting of this one stays where none was
  const showIn = useRef(useChangeSettings());
  const [search] = useAddressParams();
  useEffect(() => flowMemory.keepWhileOpen(flow), [flow]);
  useEffect(() => {
    if (!signedIn) return;
    if (signedIn.user.currency) showIn.current({ currency: signedIn.user.currency });
    session.signIn(signedIn.tokens, sessionUser(signedIn.user));
  }, [signedIn]);
  useStepInAddress(flow);
  if (user && !isVerifying) return <Navigate to={safeNext(search.get('next')) ?? firstPage(user)} replace />;
  return (
    <SignInContext value={flow}>
      <main className={styles.root} id="main">
        <div className={styles.pic}>
          <Art name="event-toast" fit="cover" />
        </div>
        <div className={styles.box}>
          <Link to="/" className={styles.logo}>
            <Logo />
            <span className="sr">{t('toStart')}</span>
          </Link>
          <Outlet />
        </div>
      </main>
    </SignInContext>
  );
}
