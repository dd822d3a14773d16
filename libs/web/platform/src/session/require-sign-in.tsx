import type { ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { signInAddress } from './next';
import { useSession } from './use-session';

/** Guards routes for signed-in people; `waiting` shows while an unknown visitor is being checked. */
export function RequireSignIn({ waiting, children }: { waiting?: ReactNode; children?: ReactNode }) {
  const { status } = useSession();
  const { pathname, search, hash } = useLocation();
  if (status === 'checking') return waiting;
  if (status === 'anonymous') return <Navigate to={signInAddress(pathname + search + hash)} replace />;
  return children ?? <Outlet />;
}
