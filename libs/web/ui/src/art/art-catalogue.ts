/** Our illustrations, each in its own chunk: a screen loads only the ones it shows. `box` is the drawing's size. */
type Drawing = { box: readonly [width: number, height: number]; load: () => Promise<{ default: string }> };

export const artCatalogue = {
  'category-bar': { box: [120, 120], load: () => import('./category-bar.svg?raw') },
  'category-catering': { box: [120, 120], load: () => import('./category-catering.svg?raw') },
  'category-desserts': { box: [120, 120], load: () => import('./category-desserts.svg?raw') },
  'category-flowers': { box: [120, 120], load: () => import('./category-flowers.svg?raw') },
  'category-music': { box: [120, 120], load: () => import('./category-music.svg?raw') },
  'category-photography': { box: [120, 120], load: () => import('./category-photography.svg?raw') },
  'category-transport': { box: [120, 120], load: () => import('./category-transport.svg?raw') },
  'category-venue': { box: [120, 120], load: () => import('./category-venue.svg?raw') },
  'empty-chat': { box: [240, 170], load: () => import('./empty-chat.svg?raw') },
  'empty-guests': { box: [240, 170], load: () => import('./empty-guests.svg?raw') },
  'empty-orders': { box: [240, 170], load: () => import('./empty-orders.svg?raw') },
  'empty-search': { box: [240, 170], load: () => import('./empty-search.svg?raw') },
  'event-birthday': { box: [400, 280], load: () => import('./event-birthday.svg?raw') },
  'event-brit': { box: [400, 280], load: () => import('./event-brit.svg?raw') },
  'event-henna': { box: [400, 280], load: () => import('./event-henna.svg?raw') },
  'event-mitzva': { box: [400, 280], load: () => import('./event-mitzva.svg?raw') },
  'event-shabbat': { box: [400, 280], load: () => import('./event-shabbat.svg?raw') },
  'event-toast': { box: [400, 280], load: () => import('./event-toast.svg?raw') },
  'event-wedding': { box: [400, 280], load: () => import('./event-wedding.svg?raw') },
  'logo-wordmark': { box: [168.2, 48], load: () => import('./logo-wordmark.svg?raw') },
  'pattern-confetti': { box: [160, 160], load: () => import('./pattern-confetti.svg?raw') },
  'pattern-henna': { box: [160, 160], load: () => import('./pattern-henna.svg?raw') },
  'pattern-olive': { box: [160, 160], load: () => import('./pattern-olive.svg?raw') },
} as const satisfies Record<string, Drawing>;

export type ArtName = keyof typeof artCatalogue;
