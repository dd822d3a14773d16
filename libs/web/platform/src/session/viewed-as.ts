import { endViewAs, type AnswerOf as CallAnswer, type startViewAs } from '@smachot/contracts';

/** An account that a super admin looks through the eyes of, in this tab alone. */
export type ViewedAs = CallAnswer<typeof startViewAs>;

const KEY = 'viewed-as';

const read = (): ViewedAs | null => {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as ViewedAs | null;
  } catch {
    return null;
  }
};

/** Real time: tokens do not follow the movable clock. Loads the page anew, so that nothing of the one stays with the other. */
export const viewedAs = {
  current(now = Date.now()): ViewedAs | null {
    const view = read();
    return view && Date.parse(view.endsAt) > now ? view : null;
  },
  begin(view: ViewedAs): void {
    sessionStorage.setItem(KEY, JSON.stringify(view));
    location.assign('/me');
  },
  /** With the admin's session the server ends the view, too. */
  forget: () => sessionStorage.removeItem(KEY),
  /** `token`: the admin's own. The server ends the view by itself when it is not reached. */
  async end(token: string | null): Promise<void> {
    const view = read();
    viewedAs.forget();
    if (view && token)
      await fetch(endViewAs.path.replace(':viewId', view.viewId), {
        method: endViewAs.method,
        headers: { authorization: `Bearer ${token}` },
        keepalive: true,
        credentials: 'omit',
      }).catch(() => undefined);
    location.assign('/admin-panel');
  },
};
