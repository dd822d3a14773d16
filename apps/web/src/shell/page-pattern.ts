type Match = { pathname: string; params: Record<string, string | undefined> };

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};
const partsOf = (path: string): string[] => path.split('/').filter(Boolean);

/** `/me/rsvps/:eventId`: a path with the names of its parameters in place of ids, usernames and whatever was typed. */
export const pagePattern = ({ pathname, params }: Match): string => {
  const { '*': rest, ...named } = params;
  const parts = partsOf(pathname);
  const names = new Map(Object.entries(named).map(([name, value]) => [decoded(value ?? ''), `:${name}`]));
  const known = rest ? parts.slice(0, -partsOf(rest).length) : parts;
  return `/${[...known.map((part) => names.get(decoded(part)) ?? part), ...(rest ? ['*'] : [])].join('/')}`;
};
