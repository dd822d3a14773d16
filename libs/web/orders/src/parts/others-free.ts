import type { Location } from '@smachot/contracts';
import { createContext, useContext, type ReactNode } from 'react';

export type OthersFreeProps = {
  /** The username of the store that is not available. */
  partner: string;
  event: { datetime: string; participants: number | null; location: Location | null };
};
type DrawOthersFree = (props: OthersFreeProps) => ReactNode;

/** Renders free stores of the same kind. Another feature implements it; the app provides it around this feature's routes. */
export const OthersFreeContext = createContext<DrawOthersFree>(() => null);
export const useOthersFree = (): DrawOthersFree => useContext(OthersFreeContext);
