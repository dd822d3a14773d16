import type { Locator } from '@playwright/test';

const LEAST = 44;

/** Lists the enabled controls a person cannot press, and why. Runs in the browser. */
async function faultsWithin(root: Element, least: number): Promise<string[]> {
  const controls =
    'button, a[href], input:not([type=hidden]), select, textarea, [role=button], [role=switch]';
  const faults: string[] = [];
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}"`;
  /** A field is pressed by its whole frame, a box by its label. */
  const targetOf = (element: Element): Element => element.closest('label, .MuiInputBase-root') ?? element;
  const clippedBy = (element: Element, { left, right }: DOMRect): boolean => {
    for (let box = element.parentElement; box; box = box.parentElement) {
      const { overflowX } = getComputedStyle(box);
      if (overflowX === 'auto' || overflowX === 'scroll') return false;
      const edge = box.getBoundingClientRect();
      if (overflowX !== 'visible' && (left < edge.left - 1 || right > edge.right + 1)) return true;
    }
    return left < -1 || right > innerWidth + 1;
  };
  const isCovered = (target: Element): boolean => {
    const { left, top, width, height } = target.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    // A snackbar closes by itself, so it does not count as covering.
    return !found?.closest('.ui-snack') && !(found && (target.contains(found) || found.contains(target)));
  };
  for (const element of root.querySelectorAll<HTMLElement>(controls)) {
    const target = targetOf(element);
    if (
      element.matches(':disabled, [aria-disabled=true], [aria-hidden=true]') ||
      !element.checkVisibility({ visibilityProperty: true })
    )
      continue;
    target.scrollIntoView({ block: 'center', inline: 'nearest' });
    const area = target.getBoundingClientRect();
    // without a place, or above the page till it is focused: the link to the main part
    if (area.width === 0 || area.bottom <= 0) continue;
    if (clippedBy(target, area)) faults.push(`${nameOf(element)} is cut off`);
    // Elements that appear and disappear with scrolling are updated a little after the scroll.
    if (isCovered(target)) await new Promise((later) => setTimeout(later, 400));
    if (isCovered(target)) faults.push(`${nameOf(element)} is covered`);
    const inText = getComputedStyle(element).display === 'inline';
    // seven of them share the width of any phone: a day of a month is as tall as a finger, and as wide as it can be
    const ofWeek = element.matches('[data-calendar-day]') ? 2 / 3 : 1;
    if (!inText && (area.width < least * ofWeek - 0.5 || area.height < least - 0.5))
      faults.push(`${nameOf(element)} is ${Math.round(area.width)} × ${Math.round(area.height)}`);
  }
  return faults;
}

/** Lists the enabled controls inside that are cut off, covered, or, on touch, smaller than 44 × 44 px. */
export const unreachable = (within: Locator, touch: boolean): Promise<string[]> =>
  within.evaluate(faultsWithin, touch ? LEAST : 0);
