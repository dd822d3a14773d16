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
  /** Of a business that comes: free up to, comes up to (kilometres), a kilometre, at least (shekels). */
  delivery?: [freeKm: number, maxKm: number, perKm: number, least: number];
  /** Hours. */
  notice: number;
  capacity: number;
  /** Of one day; absent: one. */
  slotsPerCustomer?: number;
  /** Absent: everything at the approval, in one payment. */
  paymentTerms?: PaymentTerms;
  description: string;
  about: string;
  rules?: Availability[];
  units: PricingUnitForm[];
};
