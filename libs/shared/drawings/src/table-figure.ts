/** A table of a seating plan as it is drawn: on the screen and on paper alike. Lengths are units of the plan. */
export type DrawnTable = { shape: 'round' | 'long'; seats: number };
export type Size = { width: number; height: number };
export type Chair = { x: number; y: number };

/** Extent of a chair, and the edge of a figure that the top of its table leaves free for chairs. */
const CHAIR = 22;
export const CHAIR_RADIUS = 9;
export const TABLE_INSET = 26;

/** Extent of a table with its chairs. */
export const sizeOfTable = ({ shape, seats }: DrawnTable): Size => {
  if (shape === 'round') {
    const diameter = Math.min(300, 100 + seats * 7);
    return { width: diameter, height: diameter };
  }
  return { width: Math.min(480, 100 + Math.ceil(seats / 2) * 30), height: 120 };
};

/** Centres of the chairs from the middle of the table: around a round one, along both sides of a long one. */
export const chairsOfTable = (table: DrawnTable): Chair[] => {
  const { width, height } = sizeOfTable(table);
  return Array.from({ length: table.seats }, (_, at) => {
    if (table.shape === 'round') {
      const angle = (2 * Math.PI * at) / table.seats - Math.PI / 2;
      const radius = width / 2 - CHAIR / 2;
      return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
    }
    const side = Math.ceil(table.seats / 2);
    const room = width - 2 * CHAIR;
    const x = side > 1 ? ((at % side) / (side - 1) - 0.5) * room : 0;
    return { x, y: (at < side ? -1 : 1) * (height / 2 - CHAIR / 2) };
  });
};
