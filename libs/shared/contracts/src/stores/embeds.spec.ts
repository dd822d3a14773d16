import { EMBED_ORIGINS, playerOf } from './embeds';

it.each([
  [
    'youtube',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=4',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ],
  ['youtube', 'https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  [
    'youtube',
    'https://m.youtube.com/shorts/dQw4w9WgXcQ/',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ],
  ['vimeo', 'https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  [
    'spotify',
    'https://open.spotify.com/intl-he/track/4uLU6hMCjMI75M1A2tKUQC',
    'https://open.spotify.com/embed/track/4uLU6hMCjMI75M1A2tKUQC',
  ],
  [
    'soundcloud',
    'https://soundcloud.com/somebody/a-song',
    'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fsomebody%2Fa-song',
  ],
  [
    'instagram',
    'https://www.instagram.com/reel/Cabc-123_x/',
    'https://www.instagram.com/reel/Cabc-123_x/embed',
  ],
  [
    'twitter',
    'https://x.com/somebody/status/1234567890123',
    'https://platform.twitter.com/embed/Tweet.html?id=1234567890123',
  ],
  [
    'tiktok',
    'https://www.tiktok.com/@somebody/video/7123456789012345678',
    'https://www.tiktok.com/embed/v2/7123456789012345678',
  ],
])('makes the player of %s from %s', (service, address, player) => {
  expect(playerOf(service, address)).toBe(player);
  expect(player.startsWith(`${EMBED_ORIGINS[service as 'youtube']}/`)).toBe(true);
});

it.each([
  ['youtube', 'https://www.youtube.com/@somebody'],
  ['youtube', 'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ'],
  ['youtube', 'https://evil.example/?v=dQw4w9WgXcQ'],
  ['youtube', 'http://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['youtube', 'https://user:pw@www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['youtube', 'https://www.youtube.com/watch?v="><script>'],
  ['vimeo', 'javascript:alert(1)'],
  ['instagram', 'https://www.instagram.com/somebody/'],
  ['website', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['__proto__', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['youtube', 'not an address'],
])('shows nothing of %s at %s', (service, address) => expect(playerOf(service, address)).toBeUndefined());
