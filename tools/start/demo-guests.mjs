import fs from 'node:fs';
import path from 'node:path';

const file = new URL('demo-guests.json', import.meta.url);

/** @typedef {{ to: string, name: string, text: string }} DemoText `to`: the guest's phone, E.164 */
/** @returns {DemoText[]} what guests of the demo's invitation write, in the order they write it */
export const demoTexts = () => JSON.parse(fs.readFileSync(file, 'utf8'));

/**
 * Lets guests of the demo write to its host from the sandbox's phones, once for each folder of data: the product then has a
 * conversation that both sides can go on with. Rejects when the sandbox does not take one; the next start begins anew.
 * @param {{ sandboxUrl: string, dataRoot: string }} started
 */
export async function demoGuestsWrite({ sandboxUrl, dataRoot }) {
  const written = path.join(dataRoot, 'demo-guests-wrote');
  if (fs.existsSync(written)) return;
  for (const text of demoTexts()) {
    const answer = await fetch(`${sandboxUrl}/_sandbox/whatsapp/reply`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(text),
    });
    if (!answer.ok) throw new Error(`the sandbox answered ${answer.status}`);
  }
  fs.writeFileSync(written, '');
}
