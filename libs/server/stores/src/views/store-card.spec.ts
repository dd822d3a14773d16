import { addressLater, FileStore } from '@smachot/server-platform';
import type { StoredPicture } from '../domain/pictures';
import { type CardFacts, writtenCard } from './store-card';

const files = new FileStore(
  { settings: { FILES_DRIVER: 'folder', FILES_DIR: 'files' } } as never,
  { sign: (_purpose: string, text: string) => `signed(${text.split('\n')[0]})` } as never,
);
const cover: StoredPicture = {
  id: '01890000-0000-7000-8000-000000000001',
  key: 'images/a.jpg',
  width: 960,
  height: 640,
  placeholder: '',
  alt: 'שולחן "ערוך"',
};
const facts: CardFacts = {
  partnerId: '01890000-0000-7000-8000-000000000002',
  partnerUsername: 'savta',
  businessName: 'סבתא',
  description: '',
  categories: ['venue'],
  businessCity: 'חיפה',
  isMobile: false,
  occasions: ['brit'],
  kashrut: { certificate: 'none', until: null },
  isAccessible: false,
  ratingSum: 14,
  ratingCount: 3,
  lat: 32.8,
  lng: 35,
  cover,
};
const shown = (said: Partial<CardFacts> = {}) => {
  const text = files.signedIn(`${writtenCard({ ...facts, ...said })}}`);
  return JSON.parse(text) as { businessName: string; coverPhoto: { url: string; alt: string } | null };
};

it('has its cover with addresses signed when it is shown', () => {
  const { coverPhoto } = shown();
  expect(coverPhoto).toMatchObject({ id: cover.id, alt: cover.alt });
  expect(coverPhoto!.url).toMatch(
    /^\/v1\/files\/images\/a-960\.webp\?expires=\d+&signature=signed\(images\/a-960\.webp\)$/,
  );
  expect(shown({ cover: null }).coverPhoto).toBeNull();
});

it('never signs what somebody wrote: not in a name, and not where a picture is described', () => {
  const written = addressLater('exports/guests.xlsx');
  const card = shown({ businessName: written, cover: { ...cover, alt: written } });
  expect([card.businessName, card.coverPhoto!.alt]).toEqual([written, written]);
});
