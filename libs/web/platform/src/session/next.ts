/** A path inside our origin, or null. `//host`, `/\host`, `javascript:` and other origins lead nowhere. */
export const safeNext = (raw: string | null | undefined): string | null => {
  if (!raw || !raw.startsWith('/')) return null;
  try {
    const url = new URL(raw, location.origin);
    if (url.origin !== location.origin || url.pathname.startsWith('//')) return null;
    return url.pathname + url.search + url.hash;
  } catch {
    return null;
  }
};

/** The address of the sign-in page, with the address to return to. */
export const signInAddress = (next: string): string =>
  next === '/' ? '/login' : `/login?next=${encodeURIComponent(next)}`;
