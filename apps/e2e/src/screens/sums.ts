/** The sum of money that a text shows, in agorot; a discount is negative. */
export function agorotIn(text: string): number {
  const digits = /\d[\d,]*(?:\.\d+)?/.exec(text)?.[0];
  if (!digits) throw new Error(`no sum in "${text}"`);
  const agorot = Math.round(Number(digits.replaceAll(',', '')) * 100);
  return /[-−]/.test(text) ? -agorot : agorot;
}
