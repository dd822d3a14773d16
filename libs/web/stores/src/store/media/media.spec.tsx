import { readStore, storeDays } from '@smachot/contracts';
import { fireEvent, screen } from '@testing-library/react';
import { aStore } from '../../testing/a-store';
import { renderStores } from '../../testing/render-stores';

const renderStore = (more: Parameters<typeof aStore>[0]) =>
  renderStores('/partner/savta', [
    { call: readStore, answer: aStore(more) },
    { call: storeDays, answer: { days: [] } },
  ]);
const YOUTUBE = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

describe('what a store shows of elsewhere', () => {
  it('is loaded on a tap and not before, in a sandbox, from the player’s own host', async () => {
    await renderStore({ externalMedia: { youtube: YOUTUBE } });
    const show = await screen.findByRole('button', { name: 'להציג כאן מ־YouTube' });
    expect(document.querySelector('iframe')).toBeNull();
    fireEvent.click(show);
    const frame = screen.getByTitle('המטבח של סבתא ב־YouTube');
    expect(frame.getAttribute('src')).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ');
    expect(frame.getAttribute('sandbox')).not.toContain('allow-top-navigation');
  });

  it('stays a link where there is nothing to play', async () => {
    await renderStore({ externalMedia: { youtube: 'https://www.youtube.com/@savta' } });
    expect(await screen.findByRole('link', { name: /YouTube/ })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'לצפות ולהאזין' })).toBeNull();
  });

  it('shows the store’s own picture in its head', async () => {
    const picture = {
      id: '01920000-0000-7000-8000-0000000000aa',
      url: '/v1/files/a.jpg',
      thumbUrl: '/v1/files/a-thumb.jpg',
      alt: 'ג׳ולי במטבח',
    };
    await renderStore({ profilePicture: picture });
    expect((await screen.findByAltText('ג׳ולי במטבח')).getAttribute('src')).toBe(picture.thumbUrl);
  });

  it('shows a picture large, and its neighbours', async () => {
    const picture = (last: number, alt: string) => ({
      id: `01920000-0000-7000-8000-0000000000a${last}`,
      url: `/v1/files/${last}.jpg`,
      thumbUrl: `/v1/files/${last}-thumb.jpg`,
      alt,
    });
    await renderStore({ pictures: [picture(1, 'שולחן'), picture(2, 'עוגה')] });
    fireEvent.click(await screen.findByRole('button', { name: /שולחן/ }));
    expect(await screen.findByRole('dialog', { name: 'שולחן' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'התמונה הבאה' }));
    expect(await screen.findByRole('dialog', { name: 'עוגה' })).toBeTruthy();
  });
});
