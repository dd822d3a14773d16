import { useEffect, type RefObject } from 'react';

/** Fields that react to `/`, in the order of mounting: a screen's own search mounts after the bar's and wins. */
const fields: HTMLInputElement[] = [];

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

const onKey = (event: KeyboardEvent) => {
  if (
    event.key !== '/' ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    event.defaultPrevented ||
    typing(event.target)
  )
    return;
  const field = fields.findLast((candidate) => candidate.getClientRects().length > 0);
  if (!field) return;
  event.preventDefault();
  field.focus();
  field.select();
};

export const useSearchShortcut = (
  input: RefObject<HTMLInputElement | null>,
  enabled: boolean | undefined,
): void => {
  useEffect(() => {
    const field = input.current;
    if (!enabled || !field) return;
    if (fields.length === 0) document.addEventListener('keydown', onKey);
    fields.push(field);
    return () => {
      fields.splice(fields.indexOf(field), 1);
      if (fields.length === 0) document.removeEventListener('keydown', onKey);
    };
  }, [input, enabled]);
};
