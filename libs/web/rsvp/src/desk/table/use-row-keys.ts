import { useCallback, type KeyboardEvent } from 'react';

const STEP: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
const SELECTOR = '[data-guest-link]';

const linkAt = (body: HTMLElement, index: number) =>
  body.querySelector<HTMLElement>(`[data-index="${index}"] ${SELECTOR}`);

/** Up and down from one guest to the next; a row that is not drawn yet is scrolled to first. */
export const useRowKeys = (rows: number, scrollToIndex: (index: number) => void) =>
  useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      const step = STEP[event.key];
      const link = (event.target as HTMLElement).closest(SELECTOR);
      const row = link?.closest<HTMLElement>('[data-index]');
      if (!step || !row) return;
      const next = Number(row.dataset['index']) + step;
      if (next < 0 || next >= rows) return;
      event.preventDefault();
      const body = event.currentTarget;
      const drawn = linkAt(body, next);
      if (drawn) return drawn.focus();
      scrollToIndex(next);
      requestAnimationFrame(() => linkAt(body, next)?.focus());
    },
    [rows, scrollToIndex],
  );
