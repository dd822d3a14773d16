// Loaded before a bundle: says how many files of packages were loaded when the process is ready, in place of its own message.
import { createRequire } from 'node:module';

const { cache } = createRequire(import.meta.url);
const send = process.send.bind(process);
process.send = () => send(Object.keys(cache));
