import { grounds, palettes } from './grounds';
import { cakes } from './cakes';
import { cooking } from './cooking';
import { drinks } from './drinks';
import { flowers } from './flowers';
import { fromTheGrill } from './from-the-grill';
import { mains } from './mains';
import { music } from './music';
import { photography } from './photography';
import { places } from './places';
import { rides } from './rides';
import { saladsAndSides } from './salads-and-sides';
import { placed } from './shapes';

export const objects = {
  ...saladsAndSides,
  ...mains,
  ...fromTheGrill,
  ...cooking,
  ...cakes,
  ...drinks,
  ...places,
  ...music,
  ...photography,
  ...flowers,
  ...rides,
};
type ObjectName = keyof typeof objects;
type Standing = readonly [what: ObjectName, x: number, y: number, scale: number];
type Scene = readonly [ground: keyof typeof grounds, palette: keyof typeof palettes, ...Standing[]];

/** Positions of one, two or three things on a ground, so that they stand on its floor. */
const one = (what: ObjectName): Standing[] => [[what, 85, 22, 1.28]];
const two = (left: ObjectName, right: ObjectName): Standing[] => [
  [left, 42, 52, 1.04],
  [right, 154, 58, 0.98],
];
const three = (left: ObjectName, middle: ObjectName, right: ObjectName): Standing[] => [
  [left, 8, 66, 0.82],
  [right, 214, 66, 0.82],
  [middle, 98, 34, 1.06],
];

const demoStores = {
  'savta-julie': ['halo', 'blush', ...three('couscous', 'pot', 'matbucha')],
  hameashna: ['hills', 'sand', ...two('smoker', 'brisket')],
  'mika-cakes': ['arch', 'rose', ...three('macarons', 'three-tiers', 'lemon-tart')],
  'glida-baderech': ['rays', 'sky', ...one('ice-cream-cart')],
  'bar-kobi': ['lights', 'night', ...three('gin-basil', 'espresso-martini', 'passion-spritz')],
  'gan-haela': ['garden', 'leaf', ...one('oak-canopy')],
  'loft-24': ['window', 'violet', ...one('loft-table')],
  'dj-roi': ['rays', 'night', ...three('speakers', 'turntable', 'disco-ball')],
  'lahakat-knafayim': ['bunting', 'peach', ...one('winged-guitar')],
  'shtei-adashot': ['confetti', 'mist', ...one('two-lenses')],
  'pirchei-hagalil': ['garden', 'sky', ...three('wild-flowers', 'arch', 'roses')],
  'hasaot-hadarom': ['hills', 'peach', ...one('bus')],
} satisfies Record<string, Scene>;

const demoUnits = {
  'wedding-menu': ['arch', 'mist', ...three('hummus', 'mafrum', 'almond-rice')],
  'brit-trays': ['tiles', 'sky', ...one('hosting-trays')],
  'family-story': ['halo', 'sand', ...one('family-table')],
  'smoked-evening': ['lights', 'wine', ...three('ribs', 'brisket', 'beer')],
  'burger-stand': ['bunting', 'sand', ...three('fries', 'burger', 'lemonade')],
  'table-of-sweets': ['confetti', 'rose', ...one('sweets-table')],
  'tier-cake': ['halo', 'violet', ...one('two-tiers')],
  'ice-cream-stand': ['bunting', 'rose', ...two('ice-cream', 'ice-cream-cart')],
  'cocktail-evening': ['halo', 'night', ...one('cocktail-bar')],
  'one-barman': ['tiles', 'violet', ...two('barman', 'mojito')],
  'garden-wedding': ['lights', 'leaf', ...two('canopy', 'oak')],
  'garden-hire': ['hills', 'sky', ...two('oak', 'chairs')],
  'loft-evening': ['lights', 'violet', ...one('loft')],
  'loft-toast': ['window', 'sand', ...two('toast', 'loft-table')],
  'dj-evening': ['lights', 'rose', ...two('turntable', 'speakers')],
  'small-party': ['confetti', 'night', ...two('disco-ball', 'headphones')],
  'band-show': ['rays', 'wine', ...three('guitar', 'microphone', 'drums')],
  'reception-trio': ['arch', 'sand', ...one('trio')],
  'wedding-photos': ['garden', 'mist', ...two('camera', 'film')],
  'small-event-photos': ['halo', 'peach', ...two('small-camera', 'magnets')],
  'canopy-design': ['arch', 'leaf', ...one('canopy-of-flowers')],
  centrepieces: ['window', 'mist', ...two('centrepiece', 'bouquet')],
  'bus-of-fifty': ['rays', 'sand', ...one('city-bus')],
  'whole-fleet': ['hills', 'violet', ...one('fleet')],
} satisfies Record<string, Scene>;

/** Covers for stores without a picture: six per category, so that neighbours do not look alike. */
const ofCategory = {
  'catering-1': ['halo', 'sand', ...three('tabbouleh', 'fish', 'olives')],
  'catering-2': ['tiles', 'blush', ...two('asado', 'carrots')],
  'catering-3': ['arch', 'peach', ...three('bread', 'stuffed-vegetables', 'couscous')],
  'catering-4': ['bunting', 'mist', ...two('pot', 'tomato-salad')],
  'catering-5': ['window', 'leaf', ...two('pasta', 'sushi')],
  'catering-6': ['garden', 'sand', ...two('beetroot-kubbeh', 'hummus')],
  'bar-1': ['lights', 'violet', ...three('wine', 'mocktail', 'whisky')],
  'bar-2': ['rays', 'rose', ...two('mojito', 'arak-grapefruit')],
  'bar-3': ['tiles', 'night', ...two('espresso-martini', 'barman')],
  'bar-4': ['halo', 'wine', ...one('cocktail-bar')],
  'bar-5': ['arch', 'sky', ...three('lemonade', 'passion-spritz', 'gin-basil')],
  'bar-6': ['confetti', 'sand', ...two('beer', 'toast')],
  'desserts-1': ['halo', 'rose', ...three('pavlova', 'naked-cake', 'chocolate-balls')],
  'desserts-2': ['bunting', 'violet', ...two('two-tiers', 'macarons')],
  'desserts-3': ['arch', 'blush', ...two('lemon-tart', 'tiramisu')],
  'desserts-4': ['tiles', 'peach', ...one('sweets-table')],
  'desserts-5': ['rays', 'mist', ...two('ice-cream', 'pretzel')],
  'desserts-6': ['confetti', 'sky', ...one('three-tiers')],
  'venue-1': ['hills', 'leaf', ...one('oak')],
  'venue-2': ['garden', 'blush', ...one('canopy')],
  'venue-3': ['lights', 'sand', ...one('loft-table')],
  'venue-4': ['arch', 'night', ...two('chairs', 'water-canopy')],
  'venue-5': ['window', 'rose', ...two('loft', 'chairs')],
  'venue-6': ['bunting', 'sky', ...two('oak', 'water-canopy')],
  'music-1': ['confetti', 'violet', ...two('guitar', 'microphone')],
  'music-2': ['rays', 'sand', ...two('speakers', 'turntable')],
  'music-3': ['lights', 'mist', ...two('violin', 'drums')],
  'music-4': ['tiles', 'wine', ...two('disco-ball', 'headphones')],
  'music-5': ['halo', 'sky', ...one('trio')],
  'music-6': ['bunting', 'rose', ...one('drums')],
  'photography-1': ['halo', 'violet', ...one('camera')],
  'photography-2': ['tiles', 'sand', ...two('small-camera', 'album')],
  'photography-3': ['hills', 'mist', ...one('drone')],
  'photography-4': ['arch', 'rose', ...two('film', 'magnets')],
  'photography-5': ['window', 'sky', ...two('album', 'camera')],
  'photography-6': ['rays', 'peach', ...one('two-lenses')],
  'flowers-1': ['arch', 'blush', ...one('bouquet')],
  'flowers-2': ['halo', 'sky', ...two('roses', 'white-green')],
  'flowers-3': ['window', 'peach', ...two('centrepiece', 'wild-flowers')],
  'flowers-4': ['hills', 'rose', ...one('arch')],
  'flowers-5': ['tiles', 'leaf', ...two('bouquet', 'roses')],
  'flowers-6': ['lights', 'blush', ...one('aisle')],
  'transport-1': ['hills', 'sand', ...one('minibus')],
  'transport-2': ['rays', 'violet', ...one('road-to-hills')],
  'transport-3': ['garden', 'peach', ...two('minibus', 'stop')],
  'transport-4': ['hills', 'rose', ...one('city-bus')],
  'transport-5': ['lights', 'sky', ...one('bus')],
  'transport-6': ['halo', 'leaf', ...one('fleet')],
} satisfies Record<string, Scene>;

const drawScene = ([ground, palette, ...standing]: Scene): string =>
  grounds[ground](palettes[palette]) +
  standing.map(([what, x, y, scale]) => placed(x, y, scale, objects[what]())).join('');

const drawn = <Names extends string>(scenes: Record<Names, Scene>) =>
  Object.fromEntries(
    Object.entries<Scene>(scenes).map(([name, scene]) => [name, () => drawScene(scene)]),
  ) as Record<Names, () => string>;

export const scenes = { ...drawn(demoStores), ...drawn(demoUnits), ...drawn(ofCategory) };
