import { startTexts } from '@smachot/web-ui';
import { render, screen } from '@testing-library/react';
import '../../texts';
import { ConsentField } from './send-foot';

it('links what is agreed to beside the consent of a sending', async () => {
  await startTexts('rsvp');
  render(<ConsentField consent={false} onChange={() => undefined} />);
  expect(screen.getByRole('checkbox')).toBeTruthy();
  const links = screen.getAllByRole<HTMLAnchorElement>('link');
  expect(links.map((link) => [link.getAttribute('href'), link.target])).toEqual([
    ['/terms', '_blank'],
    ['/privacy', '_blank'],
  ]);
});
