import 'source-map-support/register.js';
import { readSettings } from './settings';
import { startSandbox, type Sandbox } from './start';

const SLOWEST_END_MS = 900;

function endWith(sandbox: Sandbox): void {
  let ending = false;
  const end = () => {
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(0), SLOWEST_END_MS).unref();
    void sandbox.close().finally(() => process.exit(0));
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  // The supervisor is gone: no other process would stop us later.
  process.on('disconnect', end);
}

if (process.env.NODE_ENV === 'production')
  throw new Error('The sandbox stands in for real services: not in production.');

const settings = readSettings(process.env);
const sandbox = await startSandbox({
  port: settings.SANDBOX_PORT,
  smtpPort: settings.SANDBOX_SMTP_PORT,
  productUrl: settings.PRODUCT_URL,
  settings,
});
endWith(sandbox);
process.stdout.write(`Sandbox ready: ${sandbox.url} (mail ${sandbox.smtpUrl})\n`);
