import type { Availability, BusinessCategory, PaymentTerms, PricingUnitForm } from '@smachot/contracts';

export type DemoStore = {
  number: number;
  owner: string;
  username: string;
  businessName: string;
  categories: BusinessCategory[];
  city: string;
  address: string;
  at: [lat: number, lng: number];
  /**
   * Delivery terms of a business that comes to the customer: free up to, comes up to (kilometres), price per kilometre,
   * minimum (shekels).
   */
  delivery?: [freeKm: number, maxKm: number, perKm: number, least: number];
  /** Hours. */
  notice: number;
  capacity: number;
  /** Slots of one day; absent: one. */
  slotsPerCustomer?: number;
  /** Absent: everything at the approval, in one payment. */
  paymentTerms?: PaymentTerms;
  description: string;
  about: string;
  rules?: Availability[];
  units: PricingUnitForm[];
};
