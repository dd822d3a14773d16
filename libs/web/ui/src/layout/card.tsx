import MuiCard, { type CardProps as MuiCardProps } from '@mui/material/Card';
import type { ElementType } from 'react';

const PAD = { none: 0, s: '12px', m: '20px', l: '28px' } as const;

export type CardProps = Omit<MuiCardProps, 'variant'> & { pad?: keyof typeof PAD; component?: ElementType };

export function Card({ pad = 'm', sx, ...rest }: CardProps) {
  return <MuiCard {...rest} sx={[{ padding: PAD[pad] }, ...(Array.isArray(sx) ? sx : [sx ?? {}])]} />;
}
