export const moment = (name: string, nullable = false) => ({ type: 'timestamptz' as const, name, nullable });

/** Integers beyond 2³¹ (agorot): the driver returns them as text. */
export const wide = (name: string) => ({
  type: 'bigint' as const,
  name,
  nullable: true,
  transformer: {
    to: (value: number | null) => value,
    from: (value: string | null) => (value === null ? null : Number(value)),
  },
});

export const ofStore = (name: string) => ({
  name,
  target: 'Store',
  columnNames: ['storeId'],
  referencedColumnNames: ['id'],
  onDelete: 'CASCADE' as const,
});
