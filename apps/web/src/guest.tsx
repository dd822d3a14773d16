import { mountGuestPage } from '@smachot/web-guest-page';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
mountGuestPage(root);
