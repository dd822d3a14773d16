import { LoadingScreen } from '@smachot/web-ui';
import { Suspense, useEffect } from 'react';
import { Outlet } from 'react-router';
import { doEarlyActs } from '../rendering/early-acts';

/** The screen of a route, which may have been rendered by the server. */
export function Screen() {
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Outlet />
      <TakenOver />
    </Suspense>
  );
}

/** Beside the screen in one boundary, so that it is there when the screen answers to presses. */
function TakenOver() {
  useEffect(doEarlyActs, []);
  return null;
}
