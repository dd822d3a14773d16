import { MINUTE_MS } from '@smachot/kernel';
import { now, useSpan } from '@smachot/web-platform';

/** How long something is still valid: "3 hours", "7 days". */
export const useTimeLeft = () => {
  const span = useSpan();
  return (until: string): string => span(Math.max(1, (Date.parse(until) - now().getTime()) / MINUTE_MS));
};
