import { render, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { Art, takeUpArt } from './art';

/** The drawing that was on its way arrives after a place for it was drawn empty. */
function Arrival() {
  useLayoutEffect(() => {
    const page = document.createElement('div');
    page.innerHTML = '<svg data-art="empty-guests"><circle r="1"></circle></svg>';
    takeUpArt(page);
  }, []);
  return null;
}

it('a drawing that arrives in the moment in which its place is drawn is seen', async () => {
  const { container } = render(
    <>
      <Art name="empty-guests" />
      <Arrival />
    </>,
  );
  await waitFor(() => expect(container.querySelector('circle')).not.toBeNull());
});
