import { HOUR_MS } from '@smachot/kernel';
import { now } from '@smachot/web-platform';
import { startTexts } from '@smachot/web-ui';
import { render } from '@testing-library/react';
import '../texts';
import { ClockBadge } from './clock-badge';

it.each([
  [-1.5, 'איחור של שעה'],
  [-47.5, 'איחור של 47 שע׳'],
  [-48.5, 'איחור של יומיים'],
  [-100, 'איחור של 4 ימים'],
  [-2443, 'איחור של 101 יום'],
  [47.5, 'נותרו 47 שע׳'],
])('with %s hours left it says %s', async (hours, words) => {
  await startTexts('admin');
  const dueAt = new Date(now().getTime() + hours * HOUR_MS).toISOString();
  expect(render(<ClockBadge dueAt={dueAt} />).container.textContent).toBe(words);
});
