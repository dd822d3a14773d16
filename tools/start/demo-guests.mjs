import fs from 'node:fs';
import path from 'node:path';

const file = new URL('demo-guests.json', import.meta.url);

/** @typedef {{ to: string, name: string, text: string }} DemoText `to`: the guest's phone, E.164 */
/** @returns {DemoText[]} what guests of the demo's invitation write, in the order they write it */
export const demoTexts = () => JSON.parse(fs.readFileSync(file, 'utf8'));

/**
 * Lets guests of the demo write to its host from the sandbox's phones, once for each folder of data: the product then has a
 * conversation that both sides can go on with. Rejects when the sandbox does not take one; the next start goes on with it.
 * @param {{ sandboxUrl: string, dataRoot: string }} started
 */
export async function demoGuestsWrite({ sandboxUrl, dataRoot }) {
  const noted = path.join(dataRoot, 'demo-guests-wrote');
  const texts = demoTexts();
  // an empty file is of a release that noted only the end
  const before = fs.existsSync(noted) ? Number(fs.readFileSync(noted, 'utf8') || texts.length) : 0;
  for (const [at, text] of texts.entries()) {
    if (at < before) continue;
    const answer = await fetch(`${sandboxUrl}/_sandbox/whatsapp/reply`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(text),
    });
    if (!answer.ok) throw new Error(`the sandbox answered ${answer.status}`);
    fs.writeFileSync(noted, String(at + 1));
  }
}
