import { startTexts, TestScreens } from '@smachot/web-ui';
import { render, screen } from '@testing-library/react';
import '../texts';
import { emptyBecome } from './become-values';
import { ReviewStep } from './review-step';

it('says what opening a store agrees to, and links it', async () => {
  await startTexts('dashboard');
  const element = <ReviewStep values={emptyBecome()} pictures={0} onGo={() => undefined} />;
  render(<TestScreens routes={[{ path: '/', element }]} />);
  expect(await screen.findByText('פתיחת החנות היא הסכמה לתנאי השימוש.')).toBeTruthy();
  const links = screen.getAllByRole<HTMLAnchorElement>('link');
  expect(links.map((link) => [link.getAttribute('href'), link.target])).toEqual([
    ['/terms', '_blank'],
    ['/privacy', '_blank'],
    ['/cancellation', '_blank'],
  ]);
});
