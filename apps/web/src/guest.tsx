import { mountGuestPage } from '@smachot/web-guest-page';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
mountGuestPage(root);

// after the invitation is drawn
setTimeout(
  () => void import('./service-worker/register').then(({ registerWorker }) => registerWorker()),
  2000,
);
