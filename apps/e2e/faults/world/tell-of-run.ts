import type { Seeded } from './seeded';

/** Prints one line about the faults of a run, with the seed that repeats it. */
export function tellOfRun(name: string, { seed }: Seeded, facts: Record<string, number>): void {
  const told = Object.entries(facts).map(([what, count]) => `${what} ${count}`);
  process.stdout.write(`faults ${name}: ${told.join(', ')}; FAULTS_SEED=${seed} repeats it\n`);
}
