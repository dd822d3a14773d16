import MuiCard, { type CardProps as MuiCardProps } from '@mui/material/Card';
import type { ElementType } from 'react';
import { mergeSx } from './sx';

const PAD = { none: 0, s: '12px', m: '20px', l: '28px' } as const;

export type CardProps = Omit<MuiCardProps, 'variant'> & { pad?: keyof typeof PAD; component?: ElementType };

export function Card({ pad = 'm', sx, ...rest }: CardProps) {
  return <MuiCard {...rest} sx={mergeSx({ padding: PAD[pad] }, sx)} />;
}
