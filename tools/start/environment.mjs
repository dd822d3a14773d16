import path from 'node:path';
import { folderOf } from '../build/apps.mjs';

/**
 * @typedef {object} SystemSettings
 * @property {string} databaseUrl of the apps' own role
 * @property {string} [databaseAdminUrl] of the owner, for migrations alone; absent: `databaseUrl` does it all
 * @property {string} redisUrl
 * @property {{ web: number, sandbox: number, smtp: number }} ports
 * @property {string} dataRoot where uploaded files are kept
 * @property {{ SECRET_KEY: string, JWT_PRIVATE_JWK: string, VAPID_PRIVATE_KEY?: string }} secrets
 * @property {NodeJS.ProcessEnv} inherited the caller's variables win over our defaults, never over the addresses
 */

/** What the caller's own variables may replace. */
const defaultsOf = ({ ports, dataRoot, secrets }, sandboxUrl) => ({
  NODE_ENV: 'development',
  HOST: '127.0.0.1',
  PUBLIC_URL: `http://localhost:${ports.web}`,
  WEB_DIR: folderOf('web'),
  LOG_LEVEL: 'info',
  FILES_DRIVER: 'local',
  FILES_DIR: path.join(dataRoot, 'files'),
  ...secrets,
  ...outsideServices(sandboxUrl, ports.smtp),
});

/**
 * The environment of each app. Outside services point to the sandbox unless the caller named the real ones.
 * @param {SystemSettings} settings
 */
export function appEnvironments(settings) {
  const { databaseUrl, databaseAdminUrl, redisUrl, ports, inherited } = settings;
  const sandboxUrl = `http://127.0.0.1:${ports.sandbox}`;
  const product = {
    ...defaultsOf(settings, sandboxUrl),
    ...inherited,
    DATABASE_URL: databaseUrl,
    DATABASE_ADMIN_URL: undefined, // processes that serve visitors do not know the owner's password
    REDIS_URL: redisUrl,
    SANDBOX_URL: sandboxUrl,
  };
  return {
    api: { ...product, PORT: String(ports.web) },
    worker: product,
    migrate: { ...product, ...(databaseAdminUrl && { DATABASE_ADMIN_URL: databaseAdminUrl }) },
    sandbox: {
      ...inherited,
      NODE_ENV: 'development',
      SANDBOX_PORT: String(ports.sandbox),
      SANDBOX_SMTP_PORT: String(ports.smtp),
      PRODUCT_URL: `http://127.0.0.1:${ports.web}`,
    },
  };
}

const outsideServices = (sandboxUrl, smtpPort) => ({
  WHATSAPP_BASE_URL: `${sandboxUrl}/whatsapp`,
  PAYMENT_MODE: 'sandbox',
  PAYME_BASE_URL: `${sandboxUrl}/payme/api`,
  PAYME_SCRIPT_URL: `${sandboxUrl}/payme/hf/v1/hostedfields.js`,
  SMS_BASE_URL: `${sandboxUrl}/sms`,
  SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
  PLACES_BASE_URL: `${sandboxUrl}/places`,
  ANALYTICS_HOST: `${sandboxUrl}/analytics`,
  WEB_ANALYTICS_HOST: `${sandboxUrl}/analytics`,
});
