import { box, circle, ellipse, line, placed, shadow, shape, star, type Colour } from './shapes';

const speaker = (x: number, of: Colour): string =>
  box(x, 26, 30, 78, of, 6) +
  circle(x + 15, 46, 9, 'lilac') +
  circle(x + 15, 46, 4, 'ink') +
  circle(x + 15, 80, 12, 'lilac') +
  circle(x + 15, 80, 5.5, 'ink');
const violin = (): string =>
  line('M60 8V50', 'ink', 5) +
  shape('M60 44Q82 44 78 62Q72 70 80 78Q88 106 60 106Q32 106 40 78Q48 70 42 62Q38 44 60 44Z', 'wood') +
  line('M52 78q-4 8 0 14M68 78q4 8 0 14', 'cocoa', 2.5) +
  line('M57 46V92M63 46V92', 'cream', 1.2) +
  line('M22 96L96 30', 'cocoa', 3);
const guitar = (): string =>
  line('M66 56L104 12', 'cocoa', 7) +
  circle(42, 80, 25, 'orange') +
  circle(64, 60, 18, 'orange') +
  circle(50, 72, 9, 'cocoa') +
  line('M34 92L98 20', 'cream', 1.4) +
  box(98, 4, 14, 10, 'ink', 3, 'transform="rotate(42 105 9)"');
const wing = (of: Colour): string =>
  shape('M60 70Q30 68 6 30Q26 40 34 36Q24 26 20 14Q38 28 46 30Q44 20 46 12Q58 34 60 70Z', of);

export const music = {
  turntable: () =>
    shadow(104, 52) +
    box(8, 34, 104, 62, 'ink', 10) +
    circle(48, 66, 26, 'slate') +
    circle(48, 66, 22, 'ink') +
    circle(48, 66, 8, 'orange') +
    line('M96 44L88 64L68 74', 'lilac', 4) +
    circle(96, 44, 6, 'gold') +
    [82, 92, 102].map((x, at) => box(x - 2, 78, 4, 12, (['rose', 'gold', 'sage'] as const)[at]!, 2)).join(''),
  'disco-ball': () =>
    line('M60 0V18', 'slate', 3) +
    circle(60, 56, 38, 'violet') +
    [30, 42, 56, 70, 82]
      .map((y) =>
        line(
          `M${60 - Math.sqrt(Math.max(0, 1444 - (y - 56) ** 2))} ${y}H${60 + Math.sqrt(Math.max(0, 1444 - (y - 56) ** 2))}`,
          'lilac',
          1.6,
        ),
      )
      .join('') +
    line('M60 18Q30 56 60 94M60 18Q90 56 60 94M60 18V94', 'lilac', 1.6) +
    star(22, 22, 8, 'gold') +
    star(102, 34, 7, 'orange') +
    star(98, 96, 6, 'rose'),
  speakers: () =>
    shadow(108, 50) +
    speaker(10, 'purple') +
    speaker(80, 'purple') +
    line('M46 52q6 12 0 24M52 44q12 20 0 40M74 52q-6 12 0 24M68 44q-12 20 0 40', 'orange', 3),
  headphones: () =>
    line('M20 72V58A40 40 0 0 1 100 58V72', 'ink', 8) +
    box(10, 62, 24, 38, 'rose', 10) +
    box(86, 62, 24, 38, 'rose', 10) +
    line('M50 66v24l16 -6v-24Z', 'gold', 4) +
    circle(48, 91, 5, 'gold') +
    circle(64, 85, 5, 'gold'),
  violin,
  guitar,
  trio: () =>
    placed(0, 16, 0.62, violin()) +
    placed(44, 12, 0.66, guitar()) +
    shadow(110, 46) +
    placed(28, 62, 0.4, box(20, 20, 80, 70, 'tomato', 10) + ellipse(60, 22, 40, 12, 'cream')),
  'winged-guitar': () =>
    placed(-4, 4, 0.9, wing('lilac')) +
    placed(124, 4, 0.9, `<g transform="scale(-1 1)">${wing('lilac')}</g>`) +
    placed(18, 16, 0.8, guitar()),
  microphone: () =>
    shadow(110, 24) +
    line('M60 62V106M44 108H76', 'slate', 5) +
    box(44, 8, 32, 50, 'ink', 16) +
    line('M48 22H72M48 32H72M48 42H72', 'lilac', 2) +
    line('M32 40Q32 68 60 68Q88 68 88 40', 'gold', 4),
  drums: () =>
    shadow(106, 50) +
    line('M16 30H40M80 24H104', 'gold', 4) +
    line('M28 30V100M92 24V100', 'slate', 3) +
    box(34, 52, 52, 50, 'rose', 8) +
    circle(60, 78, 22, 'cream') +
    star(60, 78, 11, 'orange') +
    ellipse(46, 46, 16, 6, 'cream') +
    ellipse(76, 46, 16, 6, 'cream'),
};
