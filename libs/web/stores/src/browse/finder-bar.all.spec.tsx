import { browseStores } from '@smachot/contracts';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { aCard } from '../testing/a-store';
import { renderStores } from '../testing/render-stores';

afterEach(cleanup);

const wedding = {
  eventId: null,
  celebrating: 'wedding',
  participants: 248,
  datetime: '2090-12-17T17:30:00.000Z',
  location: { address: 'נתניה, ישראל', geocode: { lat: 32.32, lng: 34.85 } },
};

/** Simulates the intersection observer: the finder was scrolled past, or is in sight. */
let scrolledPast: (away: boolean) => void;
beforeEach(() => {
  globalThis.IntersectionObserver = class {
    constructor(told: IntersectionObserverCallback) {
      const tell = (away: boolean) =>
        told(
          [{ isIntersecting: !away, boundingClientRect: { top: away ? -300 : 80 } } as never],
          this as never,
        );
      this.observe = (element) => {
        if (element.matches('[role=group]')) scrolledPast = (away) => act(() => tell(away));
      };
    }
    observe: (element: Element) => void;
    disconnect() {}
  } as never;
});
afterEach(() => delete (globalThis as { IntersectionObserver?: unknown }).IntersectionObserver);

const shown = async (event?: object) => {
  await renderStores('/', [{ call: browseStores, answer: { stores: [aCard()], nextCursor: null } }], {
    ...(event ? { event } : {}),
  });
  await screen.findByRole('heading', { level: 3, name: 'המטבח של סבתא' });
};
const line = () => screen.queryByRole('button', { name: /שינוי פרטי החיפוש/ });
const finders = () => screen.getAllByRole('group', { name: 'ספרו לנו על השמחה' });

it('shrinks to a line with what was answered once the finder is out of sight, and is gone when it is back', async () => {
  await shown(wedding);
  expect(line()).toBeNull();
  scrolledPast(true);
  expect(line()!.textContent).toMatch(/חתונה · .*17 בדצמבר.* · נתניה · 248 אורחים/);
  scrolledPast(false);
  expect(line()).toBeNull();
});

it('asks the questions where nobody has answered them', async () => {
  await shown();
  scrolledPast(true);
  expect(line()!.textContent).toContain('מה, מתי, איפה וכמה אורחים?');
});

it('opens again, asks, and folds with Escape, the focus where it was', async () => {
  await shown(wedding);
  const [own] = finders();
  scrolledPast(true);
  fireEvent.click(line()!);
  expect(line()!.getAttribute('aria-expanded')).toBe('true');
  const opened = finders().find((one) => one !== own)!;
  const when = within(opened).getByRole('button', { name: /מתי/ });
  when.focus();
  fireEvent.keyDown(when, { key: 'Escape' });
  expect(line()!.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(line());
  fireEvent.click(line()!);
  fireEvent.click(within(finders().find((one) => one !== own)!).getByRole('button', { name: /כמה אורחים/ }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

it('folds when somebody scrolls on, and hands the focus to the finder when that is back', async () => {
  await shown(wedding);
  const [own] = finders();
  scrolledPast(true);
  fireEvent.click(line()!);
  Object.assign(globalThis, { scrollY: 90 });
  fireEvent.scroll(document);
  fireEvent(window, new Event('scroll'));
  expect(line()!.getAttribute('aria-expanded')).toBe('true');
  Object.assign(globalThis, { scrollY: 500 });
  fireEvent(window, new Event('scroll'));
  expect(line()!.getAttribute('aria-expanded')).toBe('false');
  line()!.focus();
  scrolledPast(false);
  expect(own!.contains(document.activeElement)).toBe(true);
  Object.assign(globalThis, { scrollY: 0 });
});
