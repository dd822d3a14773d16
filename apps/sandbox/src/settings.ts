import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);

/** The sandbox reads the very variables the product reads, so both sides of every secret agree by themselves. */
const environment = z.object({
  SANDBOX_HOST: z.string().default('127.0.0.1'),
  SANDBOX_PORT: port.default(4300),
  SANDBOX_SMTP_PORT: port.default(4325),
  /** Messages per second that the WhatsApp number may send. */
  SANDBOX_WHATSAPP_MPS: z.coerce.number().positive().default(80),
  /** Stretches (2) or shortens (0.1) the time between a message's statuses; 1 is a second or two to "delivered". */
  SANDBOX_STATUS_PACE: z.coerce.number().positive().default(1),
  /** Lets other machines (compose networks) call `/_sandbox`; loopback only without it. */
  SANDBOX_REMOTE_CONTROL: z.stringbool().default(false),
  PRODUCT_URL: z.url().default('http://127.0.0.1:4200'),
  WHATSAPP_PHONE_NUMBER_ID: z.string().default('1099'),
  WHATSAPP_TOKEN: z.string().default('sandbox-token'),
  WHATSAPP_APP_ID: z.string().default('sandbox-app'),
  WHATSAPP_APP_SECRET: z.string().default('demo_app_secret'),
  WHATSAPP_VERIFY_TOKEN: z.string().default('sandbox-verify'),
  PAYME_CLIENT_KEY: z.string().default('pk_demo_7F3A'),
  PAYME_CLIENT_SECRET: z.string().default('ps_demo_51C9'),
  PAYME_SELLER_ID: z.string().default('MPL2611-AAAABBBB-CCCCDDDD-EEEEFFFF'),
  PAYME_SELLER_PUBLIC_KEY: z.string().default('seller-public-key-demo'),
  SMS_TOKEN: z.string().default('sms-demo'),
  PLACES_KEY: z.string().default('places-demo'),
});

export type Settings = z.infer<typeof environment>;

/** Throws, naming the variable, when one cannot be read. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const parsed = environment.safeParse(env);
  if (parsed.success) return parsed.data;
  throw new Error(`Sandbox settings: ${z.prettifyError(parsed.error)}`);
}
