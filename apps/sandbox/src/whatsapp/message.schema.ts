import { z } from 'zod';

const image = z
  .strictObject({
    id: z.string().regex(/^\d+$/).optional(),
    link: z.url().optional(),
    caption: z.string().max(1024).optional(),
  })
  .refine((media) => (media.id === undefined) !== (media.link === undefined), {
    error: 'exactly one of id or link',
  });

const textParameter = z.strictObject({
  type: z.literal('text'),
  text: z.string().min(1).max(1024),
  parameter_name: z.string().optional(),
});

const component = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('header'),
    parameters: z.array(z.union([z.strictObject({ type: z.literal('image'), image }), textParameter])).max(1),
  }),
  z.strictObject({ type: z.literal('body'), parameters: z.array(textParameter).max(64) }),
  z.strictObject({
    type: z.literal('button'),
    sub_type: z.enum(['quick_reply', 'url', 'QUICK_REPLY', 'URL']),
    index: z.union([z.string().regex(/^\d$/), z.int().min(0).max(9)]),
    parameters: z
      .array(
        z.union([
          z.strictObject({ type: z.literal('payload'), payload: z.string().min(1).max(256) }),
          textParameter,
        ]),
      )
      .length(1),
  }),
]);

const template = z.strictObject({
  name: z.string().regex(/^[a-z0-9_]{1,512}$/),
  language: z.strictObject({ code: z.string().min(2), policy: z.literal('deterministic').optional() }),
  components: z.array(component).optional(),
});

const words = (most: number) => z.strictObject({ text: z.string().min(1).max(most) });
const header = z.union([
  z.strictObject({ type: z.literal('text'), text: z.string().min(1).max(60) }),
  z.strictObject({ type: z.literal('image'), image }),
]);
const around = { header: header.optional(), body: words(1024), footer: words(60).optional() };

const replyButton = z.strictObject({
  type: z.literal('reply'),
  reply: z.strictObject({ id: z.string().min(1).max(256), title: z.string().min(1).max(20) }),
});

const row = z.strictObject({
  id: z.string().min(1).max(200),
  title: z.string().min(1).max(24),
  description: z.string().max(72).optional(),
});

const section = z.strictObject({
  title: z.string().min(1).max(24).optional(),
  rows: z.array(row).min(1).max(10),
});

const sections = z
  .array(section)
  .min(1)
  .max(10)
  .refine((all) => all.reduce((rows, one) => rows + one.rows.length, 0) <= 10, {
    error: 'Total row count exceed max allowed count: 10',
  })
  .refine((all) => all.length === 1 || all.every((one) => one.title), {
    error: 'a title is required for more than one section',
  });

const interactive = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('button'),
    ...around,
    action: z.strictObject({ buttons: z.array(replyButton).min(1).max(3) }),
  }),
  z.strictObject({
    type: z.literal('list'),
    ...around,
    action: z.strictObject({ button: z.string().min(1).max(20), sections }),
  }),
]);

const envelope = {
  messaging_product: z.literal('whatsapp'),
  recipient_type: z.literal('individual').optional(),
  /** A phone number … */
  to: z.string().min(1).optional(),
  /** … or a business-scoped user id. */
  recipient: z.string().min(1).optional(),
  biz_opaque_callback_data: z.string().max(512).optional(),
  context: z.strictObject({ message_id: z.string().min(1) }).optional(),
};

export const outgoingMessage = z.discriminatedUnion('type', [
  z.strictObject({ ...envelope, type: z.literal('template'), template }),
  z.strictObject({ ...envelope, type: z.literal('interactive'), interactive }),
  z.strictObject({
    ...envelope,
    type: z.literal('text'),
    text: z.strictObject({ body: z.string().min(1).max(4096), preview_url: z.boolean().optional() }),
  }),
  z.strictObject({ ...envelope, type: z.literal('image'), image }),
  z.strictObject({
    ...envelope,
    type: z.literal('reaction'),
    reaction: z.strictObject({ message_id: z.string().min(1), emoji: z.string() }),
  }),
]);

export type OutgoingMessage = z.infer<typeof outgoingMessage>;
export type OutgoingTemplate = z.infer<typeof template>;
export type OutgoingInteractive = z.infer<typeof interactive>;

export const readReceipt = z.strictObject({
  messaging_product: z.literal('whatsapp'),
  status: z.literal('read'),
  message_id: z.string().min(1),
  typing_indicator: z.strictObject({ type: z.literal('text') }).optional(),
});
