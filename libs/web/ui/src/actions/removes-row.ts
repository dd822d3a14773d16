import type { MouseEvent } from 'react';

const FOCUSABLE = 'button:not(:disabled), a[href], input:not(:disabled), textarea:not(:disabled)';

/**
 * The press of a row's own button that removes the row, at once or when the server has done it. The focus goes on to the same button of the
 * row that takes its place, or of the last one; without rows, to the first control of the list's part of the page.
 */
export const removesRow =
  (remove: () => void) =>
  ({ currentTarget: button }: MouseEvent<HTMLElement>): void => {
    const row = button.closest('li, fieldset, tr');
    const list = row?.parentElement;
    const part = list?.closest('section, form, [role="dialog"]');
    if (row && list && part) watchRemoval(button, { row, list, part });
    remove();
  };

type Place = { row: Element; list: Element; part: Element };

const watchRemoval = (button: HTMLElement, { row, list, part }: Place): void => {
  const rows = () => [...list.children].filter((child) => child.tagName === row.tagName);
  const at = rows().indexOf(row);
  const nth = [...row.querySelectorAll<HTMLElement>('button')].indexOf(button);
  const observer = new MutationObserver(() => {
    if (button.isConnected) return;
    observer.disconnect();
    // whatever took the focus meanwhile keeps it
    if (document.activeElement !== document.body) return;
    const next = list.isConnected ? rows()[Math.min(at, rows().length - 1)] : undefined;
    const same = next?.querySelectorAll<HTMLElement>('button')[nth];
    (same ?? (next ?? part).querySelector<HTMLElement>(FOCUSABLE))?.focus();
  });
  observer.observe(part, { childList: true, subtree: true });
};
