export const sum = (numbers) => numbers.reduce((total, one) => total + one, 0);
export const mean = (numbers) => sum(numbers) / numbers.length;
export const percentile = (numbers, share) =>
  [...numbers].sort((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))];
export const median = (numbers) => percentile(numbers, 0.5);
