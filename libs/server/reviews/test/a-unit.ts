/** The form of a unit on sale. */
export const aUnit = (name: string) => ({
  ...{
    name,
    summary: 'ארוחה מלאה',
    description: 'ראשונות וקינוח',
    visibility: 'public',
    type: 'simple',
    tags: [],
    translations: {},
    durationHours: 6,
  },
  pricingFactor: {
    type: 'range',
    participants: { min: 20, max: 200 },
    ...{ basePrice: 500, pricePerParticipant: 120 },
  },
});
