import { createRoot } from 'react-dom/client';
import { GuestPageApp } from './guest-page';
import { eventIdOf, takeToken } from './personal-token';

/** The page a guest opens from a chat: no account, no store, no router, done in ten seconds. */
export const mountGuestPage = (root: HTMLElement): void => {
  const token = takeToken();
  createRoot(root).render(<GuestPageApp eventId={eventIdOf(window.location.pathname)} token={token} />);
};
