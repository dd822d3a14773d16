import { DAY_MS } from '@smachot/kernel';
import { forgetPerson } from '../safe-storage';
import { keptAnswers, sweepKept } from './kept-answers';

beforeEach(() => localStorage.clear());
const tomorrow = () => Date.now() + DAY_MS;

it('reads the newest of an id, also one with colons, and no other', () => {
  const kept = keptAnswers('store');
  kept.keep('a b:c', tomorrow(), 'old');
  kept.keep('a b:c', tomorrow() + 1, 'new');
  expect([kept.read('a b:c'), kept.read('c'), keptAnswers('guest').read('a b:c')]).toEqual([
    'new',
    null,
    null,
  ]);
  expect(localStorage).toHaveLength(1);
});

it('forgets an id with everything below it', () => {
  const kept = keptAnswers('store');
  for (const id of ['savta', 'savta kitchen 1', 'savta2']) kept.keep(id, tomorrow(), id);
  kept.forget('savta');
  expect([kept.read('savta'), kept.read('savta kitchen 1'), kept.read('savta2')]).toEqual([
    null,
    null,
    'savta2',
  ]);
});

it('keeps nothing whose end has come, and sweeps it of every kind', () => {
  keptAnswers('tickets').keep('1', Date.now() - 1, 'over');
  expect(localStorage).toHaveLength(0);
  for (const kind of ['tickets', 'store', 'guest'])
    localStorage.setItem(`${kind}:${Date.now() - 1}:1`, 'over');
  localStorage.setItem('guest:no number:1', 'unreadable');
  localStorage.setItem('settings', 'stays');
  sweepKept();
  expect(Object.keys(localStorage)).toEqual(['settings']);
});

it('drops what ends first when there are many, but no tickets', () => {
  for (const kind of ['store', 'tickets'] as const)
    for (let at = 0; at < 25; at += 1) keptAnswers(kind).keep(String(at), tomorrow() + at, 'x');
  expect([keptAnswers('store').read('4'), keptAnswers('store').read('5')]).toEqual([null, 'x']);
  expect(keptAnswers('tickets').read('0')).toBe('x');
});

it('is gone after a sign-out', () => {
  keptAnswers('store').keep('savta', tomorrow(), 'x');
  forgetPerson();
  expect(localStorage).toHaveLength(0);
});
