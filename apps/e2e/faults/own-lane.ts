import { enter, type Lane } from './lane';

const lanes = JSON.parse(process.env.FAULTS_LANES!) as Lane[];
enter(lanes[Number(process.env.JEST_WORKER_ID) - 1]!);
