export type Arc = { length: number; offset: number };

/** Room a segment needs so that its round ends do not touch the neighbours', in the drawing's units. */
const GAP = 23;
const LEAST = GAP + 0.1;

/**
 * Divides a circle of this circumference by the values. Non-zero values stay visible however small; zero values get no arc
 * (null). The remainder of the total stays empty.
 */
export const ringArcs = (values: readonly number[], total: number, circumference: number): (Arc | null)[] => {
  const whole = Math.max(
    total,
    values.reduce((sum, value) => sum + value, 0),
  );
  const shown = values.filter((value) => value > 0);
  if (whole <= 0 || shown.length === 0) return values.map(() => null);
  if (shown.length === 1 && shown[0] === whole) {
    return values.map((value) => (value > 0 ? { length: circumference, offset: 0 } : null));
  }
  const raw = values.map((value) => (value > 0 ? Math.max(LEAST, (value / whole) * circumference) : 0));
  const taken = raw.reduce((sum, slot) => sum + slot, 0);
  const rest = circumference - raw.filter((slot) => slot === LEAST).length * LEAST;
  const free = taken - (circumference - rest);
  const shrink = taken > circumference && free > 0 ? rest / free : 1;
  let from = 0;
  return raw.map((slot) => {
    if (slot === 0) return null;
    const room = slot === LEAST ? slot : Math.max(LEAST, slot * shrink);
    const arc = { length: room - GAP, offset: from + GAP / 2 };
    from += room;
    return arc;
  });
};
