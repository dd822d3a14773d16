import * as z from 'zod/mini';
import { PricingUnitId } from '../ids';
import { NameTranslations } from '../stores/content';
import { Food } from '../stores/food';
import { menuIndex, UnitRevision } from '../stores/pricing-units';
import { decimal, line, optionalLine, Shekels } from '../primitives';

export const MOST_PROPOSAL_LINES = 50;

/**
 * A dish of a menu of the store, by the revision that was published. The server takes name, menu and food facts from there, whatever is sent,
 * and they stay when the menu changes.
 */
export const ProposalDish = z.extend(Food, {
  pricingUnitId: PricingUnitId,
  revision: UnitRevision,
  sectionIndex: menuIndex,
  itemIndex: menuIndex,
  /** The name of the unit. */
  menu: line(120),
  section: line(120),
  sectionTranslations: NameTranslations,
  /** The name by which the kitchen counts it; the line may be called otherwise. */
  name: line(120),
  translations: NameTranslations,
});
export type ProposalDish = z.infer<typeof ProposalDish>;

export const ProposalLine = z.object({
  name: line(120),
  description: z._default(optionalLine(500), ''),
  /** order: the quantity is for the whole celebration. participant: it is for each participant. */
  per: z.enum(['order', 'participant']),
  quantity: decimal(z.int({ error: 'number.whole' }), z.gte(1, { error: 'number.positive' }), z.lte(10_000)),
  /** Shekels for one. */
  unitPrice: Shekels,
  /** The customer decides whether to take it. */
  optional: z.boolean(),
  /** Absent: the line stands in words alone. */
  dish: z.optional(ProposalDish),
});
export type ProposalLine = z.infer<typeof ProposalLine>;

export const ProposalLines = z
  .array(ProposalLine)
  .check(z.maxLength(MOST_PROPOSAL_LINES, { error: 'proposal.too_many_lines' }));
