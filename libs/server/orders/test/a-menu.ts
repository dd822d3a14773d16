const item = (index: number, name: string, more: object = {}) => ({ index, name, isIncluded: true, ...more });
/** A menu with dishes for every guest and one dish that is ordered by the piece. */
export const aMenu = {
  type: 'compound',
  pricingFactor: undefined,
  basePrice: 500,
  basePricePerParticipant: 120,
  sections: [
    {
      index: 0,
      name: 'סלטים',
      type: 'selectible-items',
      items: [item(0, 'חומוס', { isVegan: true, foodKind: 'pareve' }), item(1, 'טחינה')],
    },
    {
      index: 1,
      name: 'קינוחים',
      type: 'selectible-items',
      items: [item(0, 'עוגת שכבות', { isIncluded: false, isMultipleSelection: true, additionalPrice: 100 })],
    },
  ],
};
