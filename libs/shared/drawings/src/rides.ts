import { box, circle, clear, line, placed, shadow, shape, sprig, type Colour } from './shapes';

const wheel = (x: number, y = 94): string => circle(x, y, 11, 'ink') + circle(x, y, 4.5, 'lilac');
const bus = (of: Colour, band: Colour): string =>
  shadow(104, 56) +
  box(4, 38, 112, 52, of, 10) +
  box(4, 66, 112, 8, band) +
  [12, 32, 52, 72].map((x) => box(x, 46, 16, 16, 'sky', 3)).join('') +
  box(94, 44, 18, 24, 'sky', 4) +
  wheel(30) +
  wheel(90) +
  circle(112, 80, 3, 'lemon');

export const rides = {
  bus: () => bus('gold', 'orange'),
  'city-bus': () => bus('purple', 'violet'),
  fleet: () => placed(30, -4, 0.7, bus('sage', 'leaf')) + placed(0, 34, 0.78, bus('orange', 'gold')),
  'road-to-hills': () => placed(0, 10, 0.9, bus('rose', 'wine')) + circle(104, 18, 12, 'gold'),
  minibus: () =>
    shadow(104, 46) +
    shape('M14 92V58Q14 44 30 44H84Q94 44 100 58L110 70V92Z', 'leaf') +
    box(22, 52, 22, 18, 'sky', 4) +
    box(50, 52, 22, 18, 'sky', 4) +
    shape('M78 52H88L98 70H78Z', 'sky') +
    wheel(36) +
    wheel(88),
  stop: () =>
    shadow(108, 30) +
    line('M36 20V106', 'slate', 5) +
    box(14, 8, 44, 34, 'purple', 8) +
    clear(placed(18, 2, 0.3, bus('gold', 'orange')), 1) +
    placed(66, 50, 0.5, sprig(0, 60, -60)) +
    circle(84, 60, 10, 'bread') +
    shape('M68 104Q68 72 84 72Q100 72 100 104Z', 'rose'),
};
