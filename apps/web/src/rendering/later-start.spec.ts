import { startWhenWanted } from './later-start';

const script = () => document.querySelector('script[src="/assets/index.js"]');
const preload = () => document.querySelector('link[href="/assets/packages.js"]:not([rel=prefetch])');
const isStarted = () => script()?.getAttribute('type') === 'module';

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = `<script type="text/plain" data-later="module" crossorigin src="/assets/index.js"></script>
    <link data-later="modulepreload" crossorigin href="/assets/packages.js">`;
  startWhenWanted();
});
afterEach(() => jest.useRealTimers());

it('nothing is loaded while the page is', () => {
  jest.advanceTimersByTime(60_000);
  expect(isStarted()).toBe(false);
  expect(preload()?.hasAttribute('rel')).toBe(false);
});

it.each(['pointermove', 'scroll', 'keydown', 'touchstart', 'input'])('a %s starts the app, once', (sign) => {
  document.body.dispatchEvent(new Event(sign, { bubbles: true }));
  expect(isStarted()).toBe(true);
  expect(preload()?.getAttribute('rel')).toBe('modulepreload');
  const first = script();
  document.body.dispatchEvent(new Event(sign, { bubbles: true }));
  expect(script()).toBe(first);
  expect(script()?.hasAttribute('crossorigin')).toBe(true);
});

it('a pointer that only lies on the page starts nothing', () => {
  const still = Object.assign(new Event('pointermove', { bubbles: true }), { movementX: 0, movementY: 0 });
  document.body.dispatchEvent(still);
  expect(isStarted()).toBe(false);
  document.body.dispatchEvent(Object.assign(still, { movementX: 3 }));
  expect(isStarted()).toBe(true);
});

it('scripts are fetched ahead when the page is loaded, and start some quiet seconds after', () => {
  dispatchEvent(new Event('load'));
  expect(document.querySelector('link[rel=prefetch]')).toBeNull();
  jest.advanceTimersByTime(1_000);
  expect(
    [...document.querySelectorAll('link[rel=prefetch]')].map((link) => link.getAttribute('href')),
  ).toEqual(['/assets/index.js', '/assets/packages.js']);
  jest.advanceTimersByTime(8_999);
  expect(isStarted()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(isStarted()).toBe(true);
});

it('nothing is fetched ahead for who saves data', () => {
  Object.assign(navigator, { connection: { saveData: true } });
  dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(9_999);
  expect(document.querySelector('link[rel=prefetch]')).toBeNull();
  jest.advanceTimersByTime(1);
  expect(isStarted()).toBe(true);
});
