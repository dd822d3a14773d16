/** A person's names, as their account has them. */
export type PersonNames = { firstName: string; lastName: string };

/** The name a store knows a customer by. Until there is an order between them it is the first name, as in their conversation. */
export const customerName = ({ firstName, lastName }: PersonNames, orders: number): string =>
  orders > 0 ? `${firstName} ${lastName}`.trim() : firstName.trim();
