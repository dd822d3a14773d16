import { sweepKept } from '@smachot/web-platform-light';
import { createRoot } from 'react-dom/client';
import { GuestPageApp } from './guest-page';
import { eventIdOf, takeToken } from './personal-token';
import { wantsPreview } from './preview';

/** The page a guest opens from a chat: no account, no store, no router, done in ten seconds. */
export const mountGuestPage = (root: HTMLElement): void => {
  sweepKept();
  const page = createRoot(root);
  const show = (token: string | null) =>
    page.render(
      <GuestPageApp
        key={token}
        eventId={eventIdOf(window.location.pathname)}
        token={token}
        preview={wantsPreview()}
      />,
    );
  show(wantsPreview() ? null : takeToken());
  // A personal link opened in the same tab changes only the fragment, so the page is not reloaded.
  window.addEventListener('hashchange', () => {
    const token = takeToken();
    if (token) show(token);
  });
};
