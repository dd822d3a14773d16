import type { Location } from '@smachot/contracts';
import { createContext, useContext, type ReactNode } from 'react';

export type OthersFreeProps = {
  /** Who cannot: its username. */
  partner: string;
  event: { datetime: string; participants: number | null; location: Location | null };
};
type DrawOthersFree = (props: OthersFreeProps) => ReactNode;

/** Stores of the same kind that can do it then are another feature's; the app puts them in around the routes of this one. */
export const OthersFreeContext = createContext<DrawOthersFree>(() => null);
export const useOthersFree = (): DrawOthersFree => useContext(OthersFreeContext);
