import { z } from 'zod';
import { errorCodes } from '../whatsapp/error-codes';
import { wireDigits } from '../phone-number';
import { findRule, rules, services } from './rules';

// the wire's own names are accepted for the service's name
const otherNames: Record<string, string> = { payme: 'payments', smtp: 'mail', email: 'mail' };

const service = z.preprocess(
  (given) => (typeof given === 'string' ? (otherNames[given] ?? given) : given),
  z.enum(services),
);

/** `PUT /_sandbox/behaviour`. `share` 0 or `count` 0 switches the rule off. */
export const behaviourRequest = z
  .strictObject({
    service,
    rule: z.coerce.string(),
    share: z.number().min(0).max(1).optional(),
    count: z.int().min(0).optional(),
    to: z
      .union([z.string(), z.array(z.string())])
      .transform((to) => [to].flat().map(wireDigits))
      .optional(),
    value: z.number().min(0).optional(),
  })
  .refine(
    ({ service: name, rule }) => findRule(name, rule) || (name === 'whatsapp' && Number(rule) in errorCodes),
    {
      error: ({ input }) => {
        const name = (input as { service?: string } | undefined)?.service;
        const known = rules.filter((rule) => rule.service === name).map((rule) => rule.rule);
        return `no such rule; ${name} knows: ${known.join(', ')}`;
      },
      path: ['rule'],
    },
  );
