import type { Seeded } from './seeded';

/** One line about what was done to the product, with what repeats it. */
export function tellOfRun(name: string, { seed }: Seeded, facts: Record<string, number>): void {
  const told = Object.entries(facts).map(([what, count]) => `${what} ${count}`);
  process.stdout.write(`faults ${name}: ${told.join(', ')}; FAULTS_SEED=${seed} repeats it\n`);
}
